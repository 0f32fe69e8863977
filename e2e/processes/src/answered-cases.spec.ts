import type { Locator, Page } from '@playwright/test';
import { forgetSession, newPerson, register } from '@raang/e2e-kit/account-holder';
import { fillSender, formWith, type Lang, openCase, receiptOf, send } from '@raang/e2e-kit/case-forms';
import { expect, test } from '@raang/e2e-kit/desk-site';
import { openPage } from '@raang/e2e-kit/site-test';
import { typedSiteDay } from './site-day';

const main = (page: Page) => page.getByRole('main');
const message = 'The lift at Lat Phrao has been out of order since Monday.';
const answer = 'It is repaired.\nThank you for telling us.';

// a command of the desk takes seconds
test.describe.configure({ timeout: 300_000 });
test.use({ actionTimeout: 30_000 });

/** Opens a page with a message, chooses the first topic, and types the message. */
async function typeMessage(page: Page, address: string) {
  await openPage(page, address);
  const form = formWith(page, 'message');
  await form.getByRole('radio').first().check();
  await form.locator('[name=message]').fill(message);
  return form;
}

test('a complaint without an account is investigated, answered and opened again: en', async ({
  page,
  site,
}) => {
  const person = newPerson();
  const form = await typeMessage(page, '/en/contact/report-complaint');
  await fillSender(form, person);
  await send(form);
  const reference = await receiptOf(page);
  await site.desk('move', reference, 'investigating');
  await site.desk('answer', reference, answer);

  await openCase(page, 'en', reference);
  await expect(main(page).locator('[aria-current=step]')).toContainText('Answered');
  await expect(main(page)).toContainText('It is repaired.');
  const reply = formWith(page, 'text');
  await reply.locator('[name=text]').fill('It is out of order again.');
  await send(reply);
  await expect(main(page).locator('[aria-current=step]')).toContainText('Under investigation');
  await expect(main(page).getByText('It is out of order again.')).toBeVisible();
  const { messages } = await site.desk('case', reference);
  expect(messages).toMatchObject([
    { from: 'desk', text: answer },
    { from: 'person', text: 'It is out of order again.' },
  ]);

  const mail = await site.mailbox.messageTo(person.email, `${reference}: Answered`);
  expect(mail.text).toContain('It is repaired.');
  expect(mail.html).toContain('<html lang="en"');
  const mails = await site.mailbox.messagesTo(person.email);
  // mails may arrive in any order, and the others refer to the receipt
  const receipt = mails.find(({ references }) => !references);
  const later = mails.filter((other) => other !== receipt);
  // the receipt could reach a stranger, so it repeats nothing
  expect(receipt!.text + receipt!.html).not.toContain('Lat Phrao');
  for (const { references } of later) expect(references).toBe(receipt!.messageId);
});

const reported: { locale: Lang; kind: string; fill: (page: Page) => Promise<Locator> }[] = [
  { locale: 'th', kind: 'contact', fill: (page) => typeMessage(page, '/th/contact/mrta') },
  {
    locale: 'en',
    kind: 'found-report',
    fill: async (page) => {
      await openPage(page, '/en/contact/found-asset');
      const form = formWith(page, 'handedTo');
      await form.locator('[name=category]').selectOption('keys');
      await form.locator('[name=description]').fill(message);
      await form.getByRole('radio').first().check();
      await form.getByLabel('Date', { exact: true }).fill(typedSiteDay(-2));
      return form;
    },
  },
];

for (const { locale, kind, fill } of reported)
  test(`a ${kind} gets a receipt, and reaches the desk: ${locale}`, async ({ page, site }) => {
    const person = newPerson();
    const form = await fill(page);
    await fillSender(form, person);
    await send(form);
    const reference = await receiptOf(page);
    const receipt = await site.mailbox.messageTo(person.email, reference);
    expect(receipt.html).toContain(`<html lang="${locale}"`);
    expect(await site.desk('case', reference)).toMatchObject({ kind, text: message, email: person.email });
  });

test('a comment needs no contact: th', async ({ page, site }) => {
  const form = await typeMessage(page, '/th/contact/comment');
  await fillSender(form, { name: '', email: '' });
  await send(form);
  const reference = await receiptOf(page, 'page');
  await expect(main(page)).toContainText('โปรดแจ้งหมายเลขอ้างอิงนี้หากท่านติดต่อเราเกี่ยวกับเรื่องนี้');
  expect(await site.desk('case', reference)).toMatchObject({ kind: 'comment', text: message });
});

test('deleting an account detaches its cases, which can still be followed: th', async ({ page, site }) => {
  const holder = await register(page, { site, locale: 'th' });
  const form = await typeMessage(page, '/th/contact/mrta');
  await fillSender(form, holder);
  await send(form);
  const reference = await receiptOf(page);
  await page.goto('/th/profile');
  await expect(main(page).getByRole('link', { name: reference })).toBeVisible();
  const removal = page.getByRole('form', { name: 'ลบบัญชีของท่าน' });
  await removal.locator('input[type=password]').fill(holder.password);
  await send(removal);
  await expect(page).toHaveURL('/th/login?notice=removed');

  await forgetSession(page);
  await page.context().clearCookies({ name: 'case' });
  await page.goto(`/th/contact/lost-tracking?reference=${reference}`);
  await expect(main(page)).not.toContainText('since Monday');
  const tracking = formWith(page, 'contact');
  await tracking.locator('[name=contact]').fill(holder.email);
  await send(tracking);
  await expect(main(page)).toContainText('since Monday');
  // the next account with the address does not get them
  await register(page, { site, locale: 'th', holder });
  await expect(main(page).getByRole('link', { name: reference })).toHaveCount(0);
});
