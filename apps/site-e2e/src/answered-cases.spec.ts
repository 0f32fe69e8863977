import type { Page } from '@playwright/test';
import { forgetSession, newPerson, register } from './account-holder';
import { fillSender, formWith, openCase, receiptOf, send } from './case-forms';
import { type DeskDatabase, expect, test } from './desk-site';
import { openPage } from './site-test';

const main = (page: Page) => page.getByRole('main');
const message = 'The lift at Lat Phrao has been out of order since Monday.';
const answer = 'It is repaired.\nThank you for telling us.';

const words = {
  en: {
    investigating: 'Under investigation',
    answered: 'Answered',
    deleteAccount: 'Delete your account',
    quote: 'Quote this reference',
  },
  th: {
    investigating: 'กำลังตรวจสอบ',
    answered: 'ตอบแล้ว',
    deleteAccount: 'ลบบัญชีของท่าน',
    quote: 'โปรดแจ้งหมายเลขอ้างอิงนี้หากท่านติดต่อเราเกี่ยวกับเรื่องนี้',
  },
};

const runs: { database: DeskDatabase; locale: 'th' | 'en' }[] = [
  { database: 'embedded', locale: 'en' },
  { database: 'PostgreSQL with two processes', locale: 'th' },
];

for (const { database, locale } of runs)
  test.describe(database, () => {
    // a command of the desk takes seconds
    test.describe.configure({ timeout: 300_000 });
    test.use({ database, actionTimeout: 30_000 });
    const text = words[locale];

    test('a complaint without an account is investigated, answered and opened again', async ({
      page,
      site,
    }) => {
      const person = newPerson();
      await openPage(page, `/${locale}/contact/report-complaint`);
      const form = formWith(page, 'message');
      await form.getByRole('radio').first().check();
      await form.locator('[name=message]').fill(message);
      await fillSender(form, person);
      await send(form);
      const reference = await receiptOf(page);
      await site.desk('move', reference, 'investigating');
      await site.desk('answer', reference, answer);

      await openCase(page, locale, reference);
      await expect(main(page).locator('[aria-current=step]')).toContainText(text.answered);
      await expect(main(page)).toContainText('It is repaired.');
      const reply = formWith(page, 'text');
      await reply.locator('[name=text]').fill('It is out of order again.');
      await send(reply);
      await expect(main(page).locator('[aria-current=step]')).toContainText(text.investigating);
      await expect(main(page).getByText('It is out of order again.')).toBeVisible();
      const { messages } = await site.desk('case', reference);
      expect(messages).toMatchObject([
        { from: 'desk', text: answer },
        { from: 'person', text: 'It is out of order again.' },
      ]);

      const mail = await site.mailbox.messageTo(person.email, `${reference}: ${text.answered}`);
      expect(mail.text).toContain('It is repaired.');
      expect(mail.html).toContain(`<html lang="${locale}"`);
      const mails = await site.mailbox.messagesTo(person.email);
      // mails may arrive in any order, and the others refer to the receipt
      const receipt = mails.find(({ references }) => references === '');
      const later = mails.filter((other) => other !== receipt);
      // the receipt could reach a stranger, so it repeats nothing
      expect(receipt!.text + receipt!.html).not.toContain('Lat Phrao');
      for (const { references } of later) expect(references).toBe(receipt!.messageId);
    });

    for (const { address, kind, fill } of [
      {
        address: 'contact/mrta',
        kind: 'contact',
        fill: async (page: Page) => {
          const form = formWith(page, 'message');
          await form.getByRole('radio').first().check();
          await form.locator('[name=message]').fill(message);
          return form;
        },
      },
      {
        address: 'contact/found-asset',
        kind: 'found-report',
        fill: async (page: Page) => {
          const form = formWith(page, 'handedTo');
          await form.locator('[name=category]').selectOption('keys');
          await form.locator('[name=description]').fill(message);
          await form.getByRole('radio').first().check();
          await form.getByLabel(locale === 'en' ? 'Date' : 'วันที่', { exact: true }).fill('1/11/2026');
          return form;
        },
      },
    ])
      test(`a ${kind} gets a receipt, and reaches the desk`, async ({ page, site }) => {
        const person = newPerson();
        await openPage(page, `/${locale}/${address}`);
        const form = await fill(page);
        await fillSender(form, person);
        await send(form);
        const reference = await receiptOf(page);
        const receipt = await site.mailbox.messageTo(person.email, reference);
        expect(receipt.html).toContain(`<html lang="${locale}"`);
        expect(await site.desk('case', reference)).toMatchObject({
          kind,
          text: message,
          email: person.email,
        });
      });

    test('a comment needs no contact', async ({ page, site }) => {
      await openPage(page, `/${locale}/contact/comment`);
      const form = formWith(page, 'message');
      await form.getByRole('radio').first().check();
      await form.locator('[name=message]').fill(message);
      await fillSender(form, { name: '', email: '' });
      await send(form);
      const reference = await receiptOf(page, 'page');
      await expect(main(page)).toContainText(text.quote);
      expect(await site.desk('case', reference)).toMatchObject({ kind: 'comment', text: message });
    });

    test('deleting an account detaches its cases, which can still be followed', async ({ page, site }) => {
      const holder = await register(page, { site, locale });
      await openPage(page, `/${locale}/contact/mrta`);
      const form = formWith(page, 'message');
      await form.getByRole('radio').first().check();
      await form.locator('[name=message]').fill(message);
      await fillSender(form, holder);
      await send(form);
      const reference = await receiptOf(page);
      await page.goto(`/${locale}/profile`);
      await expect(main(page).getByRole('link', { name: reference })).toBeVisible();
      const removal = page.getByRole('form', { name: text.deleteAccount });
      await removal.locator('input[type=password]').fill(holder.password);
      await send(removal);
      await expect(page).toHaveURL(`/${locale}/login?notice=removed`);

      await forgetSession(page);
      await page.context().clearCookies({ name: 'case' });
      await page.goto(`/${locale}/contact/lost-tracking?reference=${reference}`);
      await expect(main(page)).not.toContainText('since Monday');
      const tracking = formWith(page, 'contact');
      await tracking.locator('[name=contact]').fill(holder.email);
      await send(tracking);
      await expect(main(page)).toContainText('since Monday');
      // the next account with the address does not get them
      await register(page, { site, locale, holder });
      await expect(main(page).getByRole('link', { name: reference })).toHaveCount(0);
    });
  });
