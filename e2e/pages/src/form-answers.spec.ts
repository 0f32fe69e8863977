import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '@raang/e2e-kit/accessibility';
import { expect, openAccount, openDevice, register, test } from '@raang/e2e-kit/account-holder';
import { fillSender, formWith, proved, receiptOf, send } from '@raang/e2e-kit/case-forms';
import { openPage } from '@raang/e2e-kit/site-test';

// a rejected form is a response with an error status, which browsers log
test.use({ expectedComplaints: [/status of (400|409|422)/] });

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const main = (page: Page) => page.getByRole('main');
const field = (form: Locator, name: string) => form.locator(`[name=${name}]`);
const fileNamed = (name: string, content = pdf) => ({
  name,
  mimeType: 'application/pdf',
  // a file is known by its name and size
  buffer: Buffer.concat([content, Buffer.from('\n'.repeat(name.length))]),
});
const notPdf = Buffer.from('a letter');
const person = { name: 'Malee', email: 'malee@example.org' };

async function fillMessage(form: Locator) {
  await field(form, 'topic').first().check();
  await field(form, 'message').fill('The escalator at exit 2 has stopped');
}

for (const hasScript of [true, false])
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: hasScript });
    const open = (page: Page, path: string) => (hasScript ? openPage(page, path) : page.goto(path));
    const sendForm = async (form: Locator) => {
      if (hasScript) await proved(form);
      await send(form);
    };

    test('refused files name themselves beside every other problem, do not count, and stop nothing', async ({
      page,
    }) => {
      await open(page, '/en/contact/mrta');
      const form = formWith(page, 'message');
      await fillMessage(form);
      await fillSender(form, { ...person, email: '' });
      const five = ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'];
      const refused = fileNamed('letter.pdf', notPdf);
      await form
        .locator('input[type=file]')
        .setInputFiles(hasScript ? [refused] : [refused, ...five.map((name) => fileNamed(name))]);
      if (hasScript) {
        await expect(form.getByRole('listitem').filter({ hasText: 'letter.pdf' })).toContainText('format');
        await form.locator('input[type=file]').setInputFiles(five.map((name) => fileNamed(name)));
        await expect(form.getByText('Sent', { exact: true })).toHaveCount(five.length);
      }
      await sendForm(form);
      const problems = form.locator('a[href^="#contact-"]');
      await expect(problems).toHaveText([/“letter\.pdf” has a format/, /^Enter an e-mail address or/]);
      if (hasScript) await expectAccessible(page);
      // the same message of one person is one case, and the other test sends it too
      await field(form, 'email').fill(hasScript ? person.email : `without-script.${person.email}`);
      await sendForm(form);
      await receiptOf(page);
      for (const name of five)
        await expect(main(page).getByText(name, { exact: true }).first()).toBeVisible();
      await expect(main(page)).not.toContainText('letter.pdf');
    });

    test('two windows of a profile save what each of them changed', async ({ page, browser, site }) => {
      await (hasScript ? openAccount(page, { site }) : register(page, { site }));
      const other = await openDevice(browser, site);
      await other.context().addCookies(await page.context().cookies());
      for (const each of [page, other])
        await (each === page ? open(each, '/en/profile') : each.goto('/en/profile'));
      const [here, there] = [page, other].map((each) => ({
        page: each,
        name: main(each).getByLabel('Name', { exact: true }),
        telephone: main(each).getByLabel('Telephone number'),
        save: () => main(each).getByRole('button', { name: 'Save changes' }).click(),
      })) as [Window, Window];
      await there.telephone.fill('๐๒.๗๑๖.๔๐๔๔ ต่อ ๑๒๓');
      await there.save();
      await expect(there.page).toHaveURL('/en/profile?done=saved');
      await expect(there.telephone).toHaveValue('0 2716 4044 ext. 123');

      await here.name.fill('Mali');
      await here.save();
      await expect(here.page).toHaveURL('/en/profile?done=saved');
      await expect(here.telephone).toHaveValue('0 2716 4044 ext. 123');

      // both change the same field
      await there.name.fill('M. Jaidee');
      await there.save();
      const saved = main(there.page).getByRole('link', { name: '“Mali” was saved here' });
      await expect(saved).toBeVisible();
      await expect(there.name).toHaveValue('M. Jaidee');
      await expect(there.name).toHaveAttribute('aria-invalid', 'true');
      await there.save();
      await expect(saved).toHaveCount(0);
      await expect(there.name).toHaveValue('M. Jaidee');
      await page.goto('/en/profile');
      await expect(here.name).toHaveValue('M. Jaidee');
    });
  });

interface Window {
  page: Page;
  name: Locator;
  telephone: Locator;
  save: () => Promise<void>;
}

test.describe('a case that has moved on', () => {
  test.use({ javaScriptEnabled: false });

  test('gives back the reply of another window, and says why', async ({ page, context }) => {
    await page.goto('/en/contact/mrta');
    const form = formWith(page, 'message');
    await fillMessage(form);
    await fillSender(form, person);
    await send(form);
    await receiptOf(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await formWith(other, 'text').locator('[name=text]').fill('It is the left one.');
    await main(page).getByText('Withdraw this case', { exact: true }).click();
    await main(page).getByRole('button', { name: 'Yes, withdraw it' }).click();
    await expect(main(page).getByText('Withdrawn').first()).toBeVisible();
    await send(formWith(other, 'text'));
    await expect(main(other)).toContainText('Your case has changed since you opened this page');
    await expect(main(other).getByLabel('Your text', { exact: true })).toHaveValue('It is the left one.');
  });
});

const comment = {
  th: { text: 'ดีมาก 😀', receipt: 'เราได้รับความคิดเห็นของท่านแล้ว', kind: 'ความคิดเห็น' },
  en: { text: '👍', receipt: 'We have received your comment', kind: 'Comment' },
};
for (const locale of ['th', 'en'] as const)
  test(`an emoji is a comment, and one without a contact promises no tracking: ${locale}`, async ({
    page,
  }) => {
    await openPage(page, `/${locale}/contact/comment`);
    const form = formWith(page, 'message');
    await field(form, 'topic').first().check();
    await field(form, 'message').fill(comment[locale].text);
    await proved(form);
    await send(form);
    await expect(main(page)).toContainText(comment[locale].receipt);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(comment[locale].kind);
    await expect(main(page).locator('[name=contact]')).toHaveCount(0);
    await expect(main(page).locator('a[href*="lost-tracking"]')).toHaveCount(0);
    await expectAccessible(page);
  });

const complaint = {
  th: { crumb: 'ร้องเรียน', topic: 'หัวข้อ' },
  en: { crumb: 'complaint', topic: 'Topic' },
};
for (const locale of ['th', 'en'] as const)
  test(`a complaint has its own way back, and names its topic: ${locale}`, async ({ page }) => {
    await openPage(page, `/${locale}/contact/report-complaint`);
    const form = formWith(page, 'message');
    await fillMessage(form);
    await fillSender(form, person);
    await proved(form);
    await send(form);
    await receiptOf(page);
    const back = page
      .getByRole('navigation')
      .locator(`a[href="/${locale}/contact/report-complaint"]`)
      .first();
    await expect(back).toContainText(new RegExp(complaint[locale].crumb, 'i'));
    await expect(page.getByRole('term').filter({ hasText: complaint[locale].topic })).toBeVisible();
  });
