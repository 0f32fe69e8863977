import { newPerson } from '@raang/e2e-kit/account-holder';
import { fillSender, formWith, receiptOf, send } from '@raang/e2e-kit/case-forms';
import { noisePicture } from '@raang/e2e-kit/noise-picture';
import { openMailbox } from '@raang/e2e-kit/mailbox';
import { runningSite } from '@raang/e2e-kit/running-sites';
import { chooseStation, expect, openPage, test } from '@raang/e2e-kit/site-test';

const { folder } = runningSite({ kind: 'embedded' });

// a rejected form is a response with an error status, which browsers log
test.use({ expectedComplaints: [/status of 422/] });

test('a lost report is corrected, sent, confirmed by mail and followed', async ({ page, browser }) => {
  const owner = newPerson();
  await openPage(page, '/th/contact/lost-asset');
  const form = formWith(page, 'description');
  await form.locator('[name=category]').selectOption('umbrella');
  await form.locator('[name=description]').fill('ร่มพับสีกรมท่า ด้ามไม้ไผ่');
  await form.getByLabel('วันที่', { exact: true }).fill('20/11/2569');
  const station = form
    .locator('[data-field]')
    .filter({ has: page.locator('[name=station]') })
    .last();
  await chooseStation(station, { field: 'สถานี (ไม่บังคับ)', typed: 'สวนจตุจักร', code: 'BL13' });
  await page.getByLabel(/^ภาพถ่ายของสิ่งของ/).setInputFiles(noisePicture('ร่ม.png', 300));
  await expect(page.getByText('ส่งแล้ว', { exact: true })).toBeVisible();
  await send(form);
  // the name and the contact are missing, and nothing that was typed is lost
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  await expect(form.locator('[name=description]')).toHaveValue('ร่มพับสีกรมท่า ด้ามไม้ไผ่');
  await fillSender(form, owner);
  await send(form);
  const reference = await receiptOf(page);

  const mail = await openMailbox(folder).messageTo(owner.email, reference);
  const link = /https?:\/\/\S+lost-tracking\S*/.exec(mail.text)![0];
  // another device knows only what the mail says
  const context = await browser.newContext({ javaScriptEnabled: false });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('main')).not.toContainText('ด้ามไม้ไผ่');
  const tracking = other.locator('form#tracking');
  await expect(tracking.locator('[name=reference]')).toHaveValue(reference);
  await tracking.locator('[name=contact]').fill(owner.email);
  await tracking.locator('button[type=submit]').click();
  await expect(other.getByRole('main')).toContainText('ด้ามไม้ไผ่');
  await expect(other.getByRole('link', { name: /^ร่ม\./ })).toBeVisible();
  await context.close();
});
