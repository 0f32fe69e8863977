import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { tabTo } from './form-keyboard';
import { expect, openPage, test } from './site-test';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const locales = ['th', 'en'] as const;
const words = {
  th: { send: 'ส่งเรื่อง', received: 'เราได้รับเรื่องที่ท่านแจ้งแล้ว', withdraw: 'ถอนเรื่องนี้', withdrawn: 'ถอนเรื่องแล้ว' },
  en: { send: 'Send report', received: 'We have received your report', withdraw: 'Withdraw this case', withdrawn: 'Withdrawn' },
}; // prettier-ignore

const form = (page: Page, name: string) => page.locator(`form#${name}`);
const field = (of: Locator, name: string) => of.locator(`[name=${name}]`);
const submit = (of: Locator) => of.locator('button[type=submit]').last().click();
const referenceOf = (page: Page) => new URL(page.url()).searchParams.get('reference')!;
const newAddress = (locale: string) => `${locale}-${crypto.randomUUID()}@example.org`;

// limits count by address, which the site takes from the balancer in front of it
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' } });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/422/] });

  for (const locale of locales)
    test(`a lost report in ${locale} loses nothing when it is rejected, and can be followed and withdrawn`, async ({
      page,
      context,
      browser,
    }) => {
      const email = newAddress(locale);
      await page.goto(`/${locale}/contact/lost-asset`);
      const report = form(page, 'lost-report');
      await field(report, 'category').selectOption('umbrella');
      await field(report, 'description').fill('Green folding umbrella');
      await field(report, 'day').fill('20/11/2026');
      await field(report, 'name').fill('Malee');
      await field(report, 'upload').setInputFiles({
        name: 'ร่ม.pdf',
        mimeType: 'application/pdf',
        buffer: pdf,
      });
      await submit(report);

      // neither an e-mail address nor a telephone number
      await expect(field(report, 'email')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(report, 'description')).toHaveValue('Green folding umbrella');
      await expect(page.getByLabel('ร่ม.pdf')).toBeChecked();
      await field(report, 'email').fill(email);
      await submit(report);

      await expect(page.getByText(words[locale].received)).toBeVisible();
      const reference = referenceOf(page);
      expect(page.url()).not.toContain('example.org');

      const file = await page.locator('a[download]').getAttribute('href');
      const own = await context.request.get(file!);
      expect([own.status(), own.headers()['cache-control'], own.headers()['x-content-type-options']]).toEqual(
        [200, 'private, no-store', 'nosniff'],
      );
      expect(own.headers()['content-disposition']).toMatch(/^attachment;/);
      const stranger = await browser.newContext();
      const status = `/${locale}/contact/lost-tracking?reference=${reference}`;
      expect((await stranger.request.get(new URL(file!, page.url()).href)).status()).toBe(404);
      const theirs = await stranger.request.get(new URL(status, page.url()).href);
      expect(theirs.headers()['cache-control']).toBe('private, no-store');
      expect(await theirs.text()).not.toContain('Green folding umbrella');
      await stranger.close();

      await context.clearCookies();
      await page.goto(status);
      const tracking = form(page, 'tracking');
      await expect(field(tracking, 'reference')).toHaveValue(reference);
      await field(tracking, 'contact').fill('somebody@example.org');
      await submit(tracking);
      await expect(field(tracking, 'reference')).toHaveAttribute('aria-invalid', 'true');
      await field(tracking, 'contact').fill(email);
      await submit(tracking);

      await field(form(page, 'reply'), 'text').fill('It has a wooden handle.');
      await submit(form(page, 'reply'));
      await expect(page.getByRole('listitem').filter({ hasText: 'It has a wooden handle.' })).toBeVisible();

      await page.getByText(words[locale].withdraw, { exact: true }).click();
      await page.getByRole('form', { name: words[locale].withdraw }).getByRole('button').click();
      await expect(page.getByText(words[locale].withdrawn).first()).toBeVisible();
      await expect(form(page, 'reply')).toHaveCount(0);
    });

  test('the same form posted twice is one case', async ({ page }) => {
    const text = `Thank you ${crypto.randomUUID()}`;
    const send = async () => {
      await page.goto('/en/contact/comment');
      const comment = form(page, 'comment');
      await field(comment, 'topic').first().check();
      await field(comment, 'message').fill(text);
      await submit(comment);
      await expect(page.getByText('We have received your comment')).toBeVisible();
      return referenceOf(page);
    };
    expect(await send()).toBe(await send());
  });
});

/** A person’s pace: the human verification refuses a form that is sent within two seconds. */
const typingMs = 50;

/** Fields to type in, by form; radio buttons take a space, selects an arrow. */
const typed = {
  contact: {
    path: 'mrta',
    fields: { topic: ' ', message: 'When does the last train leave?', name: 'Malee' },
  },
  complaint: {
    path: 'report-complaint',
    fields: { topic: ' ', message: 'The lift is out of order', name: 'Malee' },
  },
  comment: { path: 'comment', fields: { topic: ' ', message: 'Thank you for the benches' } },
  'lost-report': {
    path: 'lost-asset',
    fields: { category: '↓', description: 'A green umbrella', day: '20/11/2026', name: 'Malee' },
  },
  'found-report': {
    path: 'found-asset',
    fields: {
      category: '↓',
      description: 'A green umbrella',
      day: '20/11/2026',
      handedTo: ' ',
      name: 'Malee',
    },
  },
} as const;

for (const locale of locales)
  for (const [name, { path, fields }] of Object.entries(typed))
    test(`the form ${name} in ${locale} is sent by keyboard alone`, async ({ page }) => {
      await openPage(page, `/${locale}/contact/${path}`);
      await expectAccessible(page);
      const own = form(page, name);
      for (const [each, keys] of Object.entries({ ...fields, email: newAddress(locale) })) {
        await tabTo(
          page,
          /^(topic|handedTo)$/.test(each) ? field(own, each).first() : page.locator(`#${name}-${each}`),
        );
        if (keys === '↓') await page.keyboard.press('ArrowDown');
        else if (keys === ' ') await page.keyboard.press('Space');
        else await page.keyboard.type(keys, { delay: typingMs });
      }
      await tabTo(page, own.locator('button[type=submit]').last());
      await page.keyboard.press('Enter');
      await page.waitForURL(/lost-tracking\?reference=[A-Z2-9-]{11}&sent=mail/);
      await expectAccessible(page);
    });

for (const locale of locales)
  test(`an empty report in ${locale} says what is missing, and the focus moves there`, async ({ page }) => {
    await openPage(page, `/${locale}/contact/lost-asset`);
    await submit(form(page, 'lost-report'));
    await expect(page.locator(':focus').getByRole('link').first()).toHaveAttribute(
      'href',
      '#lost-report-category',
    );
    await expectAccessible(page);
  });

test('a page of a form is public, the status of a case is not', async ({ request }) => {
  for (const path of ['lost-asset', 'found-asset', 'mrta', 'comment', 'report-complaint'])
    expect((await request.get(`/en/contact/${path}`)).headers()['cache-control']).toMatch(/^public/);
  const status = await request.get('/en/contact/lost-tracking');
  expect(status.headers()['cache-control']).toBe('private, no-store');
});

test('a category without a form takes no post', async ({ request }) => {
  const response = await request.post('/en/contact/lost', {
    form: { message: 'hello' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status()).toBe(405);
});
