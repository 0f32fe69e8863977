import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '@raang/e2e-kit/accessibility';
import { expect, newPerson, openAccount, openDevice, signIn, test } from '@raang/e2e-kit/account-holder';
import { fillSender, formWith, proved, receiptOf, send } from '@raang/e2e-kit/case-forms';
import { openPage } from '@raang/e2e-kit/site-test';
import { hold } from '@raang/e2e-kit/slow-network';

// the network is lost, and a session ended, on purpose
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|status of 401/] });

const main = (page: Page) => page.getByRole('main');

const description = 'A green umbrella ด้ามไม้';

const texts = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) =>
    [...new FormData(element)].filter(([name]) =>
      /^(category|description|day|station|name|email)$/.test(name),
    ),
  );

/** A change is kept after a pause in typing. */
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('raang-draft:')));

test('a reload loses nothing that was typed, until it is discarded: th', async ({ page }) => {
  await openPage(page, '/th/contact/lost-asset');
  const form = formWith(page, 'description');
  await form.locator('[name=category]').selectOption('umbrella');
  await form.locator('[name=description]').fill(description);
  await form.locator('#lost-report-day').fill('5/1/2026');
  await fillSender(form, newPerson());
  const typed = await texts(form);
  await page.reload();
  await expect(form.getByText('กู้คืนข้อมูลที่ท่านกรอกไว้แล้ว', { exact: true })).toBeVisible();
  await expect.poll(() => texts(form)).toEqual(typed);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'ลบร่าง' }).click();
  await expect(form.locator('[name=description]')).toHaveValue('');
  await page.reload();
  await expect(form.locator('[name=description]')).toHaveValue('');
  expect(await drafts(page)).toEqual([]);
});

test('what was not sent without a network is offered again, and sent once: en', async ({ page }) => {
  await openPage(page, '/en/contact/report-complaint');
  const form = formWith(page, 'message');
  await form.getByRole('radio').first().check();
  await form.locator('[name=message]').fill(description);
  await fillSender(form, newPerson());
  await proved(form);
  await page.context().setOffline(true);
  await send(form);
  await expect(form.getByText('You are offline', { exact: true })).toBeVisible();
  await expect(form.locator('[name=message]')).toHaveValue(description);
  await page.context().setOffline(false);
  await page.reload();
  await expect(form.locator('[name=message]')).toHaveValue(description);
  // the verification starts with the first key
  await form.locator('[name=name]').press('End');
  await proved(form);
  await send(form);
  await receiptOf(page);
  await openPage(page, '/en/contact/report-complaint');
  await expect(form.locator('[name=message]')).toHaveValue('');
  expect(await drafts(page)).toEqual([]);
});

test.describe('two tabs with the same form', () => {
  const path = '/en/contact/report-complaint';
  const field = (page: Page) => formWith(page, 'message').locator('[name=message]');
  const restored = (page: Page) => page.getByText('We restored what you typed', { exact: true });

  test('keep what was typed in each, also in the same field, and over a reload', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await openPage(tab, path);
    await field(page).fill('The lift at exit 2');
    await expect.poll(() => drafts(page)).toHaveLength(1);
    await field(other).fill('The gate at exit 1');
    await expect.poll(() => drafts(page)).toHaveLength(2);
    await field(page).fill('The lift at exit 2 is slow');
    for (const tab of [page, other, page]) await tab.reload();
    await expect(field(page)).toHaveValue('The lift at exit 2 is slow');
    await expect(field(other)).toHaveValue('The gate at exit 1');
  });

  test('send two cases, and each leaves the draft of the other one', async ({ page, context }) => {
    await openPage(page, path);
    await field(page).fill('The lift at exit 2');
    await expect.poll(() => drafts(page)).toHaveLength(1);
    const other = await context.newPage();
    await openPage(other, path);
    // a copy of what is open in the first tab
    await expect(restored(other)).toBeVisible();
    const form = formWith(other, 'message');
    await form.getByRole('radio').first().check();
    await field(other).fill('The gate at exit 1');
    await fillSender(form, newPerson());
    await proved(form);
    await send(form);
    await receiptOf(other);
    await page.reload();
    await expect(field(page)).toHaveValue('The lift at exit 2');
  });

  test('take over a draft that its tab has left, and leave nothing of it when it is sent', async ({
    page,
    context,
  }) => {
    await openPage(page, path);
    await field(page).fill('The lift at exit 2');
    await expect.poll(() => drafts(page)).toHaveLength(1);
    await page.goto('/en');
    const other = await context.newPage();
    await openPage(other, path);
    await expect(field(other)).toHaveValue('The lift at exit 2');
    const form = formWith(other, 'message');
    await form.getByRole('radio').first().check();
    await fillSender(form, newPerson());
    await proved(form);
    await send(form);
    await receiptOf(other);
    expect(await drafts(other)).toEqual([]);
  });

  test('keep what was typed in each before the program', async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await hold(tab, '**/assets/program-*.js');
      await tab.goto(path);
    }
    await field(page).fill('The lift at exit 2');
    await field(other).fill('The gate at exit 1');
    for (const tab of [page, other, page, other]) {
      await tab.unroute('**/assets/program-*.js');
      await tab.reload();
    }
    await expect(field(page)).toHaveValue('The lift at exit 2');
    await expect(field(other)).toHaveValue('The gate at exit 1');
  });
});

test('a session that ended meanwhile loses no change of the profile', async ({ page, browser, site }) => {
  const holder = await openAccount(page, { site });
  const other = await openDevice(browser, site);
  await other.goto('/en/login');
  await signIn(other, holder);
  await expect(other).toHaveURL('/en/profile');
  await main(page).getByLabel('Telephone number').fill('081 234 5678');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await main(other).getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(other).toHaveURL(/\/login/);
  await main(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(main(page)).toContainText('You have been signed out');
  await main(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/en/login?next=%2Fen%2Fprofile');
  await signIn(page, holder);
  await expect(page).toHaveURL('/en/profile');
  await expect(main(page).getByLabel('Telephone number')).toHaveValue('081 234 5678');
  await main(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL('/en/profile?done=saved');
  expect(await drafts(page)).toEqual([]);

  // what the account has is not typed
  await openPage(page, '/en/profile');
  await page.goto('/en');
  expect(await drafts(page)).toEqual([]);
});

test('text typed before its form has hydrated stays when the account arrives, and becomes a draft', async ({
  page,
  site,
}) => {
  const { name } = await openAccount(page, { site });
  const releaseForm = await hold(page, '**/assets/complaint-*.js');
  const releaseAccount = await hold(page, '**/_serverFn/loadAccountMenu*');
  await page.goto('/en/contact/report-complaint');
  // the program comes by itself for a visitor with a session
  await expect(page.locator('body > p[role=status]')).toBeAttached();
  const form = formWith(page, 'message');
  await form.locator('[name=message]').pressSequentially(description);
  releaseAccount();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  await expect(form.locator('[name=message]')).toHaveValue(description);
  releaseForm();
  await expect(form.locator('[name=name]')).toHaveValue(name);
  await expect(form.locator('[name=message]')).toHaveValue(description);
  await expect(form.locator('[name=message]')).toBeFocused();
  await expect.poll(() => drafts(page)).toHaveLength(1);
});

for (const [way, press] of [
  ['signing out', (page: Page) => main(page).getByRole('button', { name: 'Sign out', exact: true }).click()],
  [
    'signing out everywhere',
    (page: Page) => main(page).getByRole('button', { name: 'Sign out everywhere' }).click(),
  ],
] as const)
  test(`${way} leaves no draft on the device`, async ({ page, site }) => {
    const { name } = await openAccount(page, { site });
    await openPage(page, '/en/contact/comment');
    await formWith(page, 'message').locator('[name=message]').fill(description);
    await expect.poll(() => drafts(page)).toHaveLength(1);
    await page.goto('/en/profile');
    // what forgets them comes with the menu
    await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
    await press(page);
    await expect(page).not.toHaveURL('/en/profile');
    expect(await drafts(page)).toEqual([]);
  });
