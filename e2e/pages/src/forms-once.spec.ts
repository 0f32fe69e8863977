import type { Page, Route } from '@playwright/test';
import { newPerson } from '@raang/e2e-kit/account-holder';
import { expectAccessible } from '@raang/e2e-kit/accessibility';
import { fillSender, formWith, proved, receiptOf, send } from '@raang/e2e-kit/case-forms';
import { noisePicture } from '@raang/e2e-kit/noise-picture';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';
import { hold } from '@raang/e2e-kit/slow-network';

// a network that is lost, a repeated form and one with mistakes are responses that browsers log
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (409|422)/] });

const path = '/en/contact/report-complaint';
const text = 'The lift at exit 2 closes too fast ประตูลิฟต์ปิดเร็ว';

const form = (page: Page) => formWith(page, 'message');

async function write(page: Page, person = newPerson()) {
  await form(page).getByRole('radio').first().check();
  await form(page).locator('[name=message]').fill(text);
  await fillSender(form(page), person);
  return person;
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('raang-draft:')));

test('a form whose response was lost is sent again with its key, and leads to the first receipt', async ({
  page,
}) => {
  await openPage(page, path);
  let first: string | undefined;
  const lose = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    first = /reference=([\w-]+)/.exec(((await response.json()) as { href: string }).href)![1];
    await route.abort();
  };
  await page.route(`**${path}`, lose);
  await write(page);
  await send(form(page));
  await expect(form(page).getByText('Not sent yet', { exact: true }).filter({ visible: true })).toBeVisible();
  await page.unroute(`**${path}`, lose);
  await send(form(page));
  expect(await receiptOf(page)).toBe(first);
});

test('a form that was sent without a network is offered again on the next visit', async ({
  page,
  context,
}) => {
  await openPage(page, path);
  await write(page);
  await context.setOffline(true);
  await send(form(page));
  await expect(form(page).getByText('You are offline', { exact: true })).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await context.setOffline(false);
  await next.goto(path);
  await expect(form(next).getByText('This form has not been sent yet', { exact: true })).toBeVisible();
  await expectAccessible(next);
  await send(form(next));
  await receiptOf(next);
  expect(await drafts(next)).toEqual([]);
});

test('a form that is changed while it waits for the network waits for its button', async ({
  page,
  context,
}) => {
  await openPage(page, path);
  await write(page);
  await context.setOffline(true);
  await send(form(page));
  const notice = form(page).getByText('You are offline', { exact: true });
  await expect(notice).toBeVisible();
  await form(page).locator('[name=message]').pressSequentially(' and opens late');
  await expect(notice).toBeHidden();
  await context.setOffline(false);
  await expect(form(page).locator('[name=message]')).toHaveValue(`${text} and opens late`);
  await proved(form(page));
  await send(form(page));
  await receiptOf(page);
  await expect(page.getByRole('main')).toContainText('and opens late');
});

test('uploaded files stay with the draft, and one that has not arrived goes with the form', async ({
  page,
  context,
}) => {
  await openPage(page, path);
  await write(page);
  const files = page.getByLabel(/^Photos or documents/);
  await files.setInputFiles(noisePicture('lift.png', 40));
  await expect(form(page).getByText('Sent', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('lift.png');
  await page.reload();
  await expect(form(page).getByText('We restored what you typed', { exact: true })).toBeVisible();
  await expect(form(page).getByRole('checkbox', { name: 'lift.png' })).toBeChecked();
  await context.setOffline(true);
  await files.setInputFiles(noisePicture('door.png', 40));
  await send(form(page));
  await expect(form(page).getByText('You are offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await receiptOf(page);
  await expect(page.getByRole('link', { name: /^(lift|door)\./ })).toHaveCount(2);
});

for (const isHeld of [false, true])
  test(`another language keeps what was typed${isHeld ? ', before the program' : ''}`, async ({ page }) => {
    if (isHeld) await hold(page, '**/assets/program-*.js');
    await page.goto(path);
    if (!isHeld) await expect(form(page)).not.toHaveAttribute('data-draft');
    await write(page);
    // a year of two digits is of the language in which it was typed
    await form(page).locator('#complaint-day').fill('5/1/26');
    await page.getByRole('banner').getByText('ไทย').click();
    await expect(page).toHaveURL('/th/contact/report-complaint');
    if (isHeld) await page.unroute('**/assets/program-*.js');
    if (isHeld) await page.reload();
    await expect(form(page).locator('[name=message]')).toHaveValue(text);
    await expect(form(page).getByRole('radio').first()).toBeChecked();
    await expect
      .poll(() => form(page).evaluate((own: HTMLFormElement) => new FormData(own).get('day')))
      .toMatch(/^(2026-01-05|5 มกราคม 2569)$/);
  });

test('the way back sends no second case: the first receipt is shown, and a press sends it all the same', async ({
  page,
}) => {
  await openPage(page, path);
  const person = await write(page);
  await send(form(page));
  const reference = await receiptOf(page);
  await page.goBack();
  await expect(form(page)).not.toHaveAttribute('data-draft');
  await write(page, person);
  await send(form(page));
  await expect(form(page).getByText('You have already sent this', { exact: true })).toBeVisible();
  await expect(form(page)).toContainText(reference);
  await expectAccessible(page);
  expect(await drafts(page)).toEqual([]);
  await form(page).getByRole('button', { name: 'Send it anyway' }).click();
  await expect(page).toHaveURL(/reference=/);
  expect(await receiptOf(page)).not.toBe(reference);
});

test('a comment without a contact is recognised on the device that sent it', async ({ page }) => {
  const comment = `Very clean stations ${crypto.randomUUID()}`;
  const writeComment = async () => {
    await openPage(page, '/en/contact/comment');
    await form(page).getByRole('radio').first().check();
    await form(page).locator('[name=message]').fill(comment);
    await send(form(page));
  };
  await writeComment();
  const reference = await receiptOf(page, 'page');
  await writeComment();
  await expect(form(page).getByText('You have already sent this', { exact: true })).toBeVisible();
  await expect(form(page)).toContainText(reference);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form twice shows the first receipt, and a press sends it all the same', async ({ page }) => {
    await page.goto(path);
    const person = await write(page);
    await send(form(page));
    const reference = await receiptOf(page);
    await page.goto(path);
    await write(page, person);
    await form(page).locator('[name=email]').press('Enter');
    await expect(form(page)).toContainText(reference);
    await expect(form(page).locator('[name=message]')).toHaveValue(text);
    // the Enter key does not press the button that makes a second case
    await form(page).locator('[name=email]').press('Enter');
    await expect(form(page)).toContainText(reference);
    await expect(form(page).getByRole('link', { name: 'Open the receipt' })).toHaveAttribute(
      'href',
      new RegExp(`reference=${reference}`),
    );
    await form(page).getByRole('button', { name: 'Send it anyway' }).click();
    expect(await receiptOf(page)).not.toBe(reference);
  });

  test('a form with mistakes comes back with all of them, in the language of the page', async ({ page }) => {
    await page.goto('/th/contact/report-complaint');
    await form(page).locator('[name=message]').fill(text);
    await send(form(page));
    await expect(form(page).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(form(page).locator('[aria-invalid=true]')).not.toHaveCount(0);
    await expect(form(page).locator('[name=message]')).toHaveValue(text);
  });
});
