import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@raang/e2e-kit/site-test';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const locales = ['th', 'en'] as const;
const words = {
  th: {
    received: 'เราได้รับเรื่องที่ท่านแจ้งแล้ว',
    withdraw: 'ถอนเรื่องนี้',
    withdrawn: 'ถอนเรื่องแล้ว',
    unknown: 'ไม่พบเรื่องที่มีหมายเลขอ้างอิงและข้อมูลติดต่อนี้',
  },
  en: {
    received: 'We have received your report',
    withdraw: 'Withdraw this case',
    withdrawn: 'Withdrawn',
    unknown: 'No case has this reference and this contact',
  },
};

const form = (page: Page, name: string) => page.locator(`form#${name}`);
const field = (of: Locator, name: string) => of.locator(`[name=${name}]`);
const submit = (of: Locator) => of.locator('button[type=submit]').last().click();
const referenceOf = (page: Page) => new URL(page.url()).searchParams.get('reference')!;
const newAddress = (locale: string) => `${locale}-${crypto.randomUUID()}@example.org`;

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
      // nothing says which of the two is wrong
      for (const name of ['reference', 'contact']) {
        await expect(field(tracking, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(tracking, name)).toHaveAccessibleDescription(new RegExp(words[locale].unknown));
      }
      await expect(tracking.getByRole('link', { name: words[locale].unknown })).toHaveCount(1);
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

  test.describe('the same form twice', () => {
    test.use({ expectedComplaints: [/status of 409/] });

    test('is one case: the second time shows the reference of the first', async ({ page }) => {
      const text = `Thank you ${crypto.randomUUID()}`;
      const comment = form(page, 'comment');
      const send = async () => {
        await page.goto('/en/contact/comment');
        await field(comment, 'topic').first().check();
        await field(comment, 'message').fill(text);
        await submit(comment);
      };
      await send();
      await expect(page.getByText('We have received your comment')).toBeVisible();
      const reference = referenceOf(page);
      await send();
      await expect(comment.getByText('You have already sent this', { exact: true })).toBeVisible();
      await expect(comment).toContainText(reference);
    });
  });
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
