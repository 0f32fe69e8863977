import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '@raang/e2e-kit/accessibility';
import {
  expect,
  forgetSession,
  newPerson,
  openAccount,
  openDevice,
  register,
  sendRegistration,
  signIn,
  test,
} from '@raang/e2e-kit/account-holder';
import { post } from '@raang/e2e-kit/form-post';
import { networkIdle } from '@raang/e2e-kit/network-idle';
import { chooseStation, openPage } from '@raang/e2e-kit/site-test';
import { hold } from '@raang/e2e-kit/slow-network';

// a rejected form is a response with an error status, which browsers log
test.use({ expectedComplaints: [/status of (401|403|422)/] });

const main = (page: Page) => page.getByRole('main');

for (const locale of ['th', 'en'] as const) {
  test(`register, mail, confirm, profile: ${locale}`, async ({ page, site }) => {
    const { name, email } = await register(page, { site, locale });
    await expect(main(page)).toContainText(name);
    await expect(main(page)).toContainText(email);
    await expectAccessible(page);
  });

  test(`guests are sent to sign in, and come back: ${locale}`, async ({ page, site }) => {
    const holder = await openAccount(page, { site });
    await forgetSession(page);
    await page.goto(`/${locale}/profile`);
    await expect(page).toHaveURL(`/${locale}/login?next=%2F${locale}%2Fprofile`);
    await expectAccessible(page);
    await signIn(page, holder, locale);
    await expect(page).toHaveURL(`/${locale}/profile`);
  });
}

test('members are sent on from the pages for guests', async ({ page, site }) => {
  await openAccount(page, { site });
  for (const locale of ['th', 'en'])
    for (const guestPage of ['login', 'register', 'forgot-password']) {
      await page.goto(`/${locale}/${guestPage}`);
      await expect(page).toHaveURL(`/${locale}/profile`);
    }
});

test('opening the link of the mail confirms nothing', async ({ page, request, site }) => {
  const holder = newPerson();
  await sendRegistration(page, holder);
  await expectAccessible(page);
  const link = await site.mailbox.linkTo(holder.email, 'confirm-register');
  // as a scanner of mails does
  await request.get(link);
  await page.goto('/en/login');
  await signIn(page, holder);
  await expect(main(page)).toContainText('The e-mail address or the password is wrong');
  await expectAccessible(page);
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page).toHaveURL('/en/profile?done=welcome');
});

test('a link works once, and then leads to a new mail', async ({ page, site }) => {
  const holder = newPerson();
  await sendRegistration(page, holder);
  const link = await site.mailbox.linkTo(holder.email, 'confirm-register');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expect(page.getByRole('button', { name: 'Confirm and sign in' })).toHaveCount(0);
  await expectAccessible(page);
  await expect(main(page).getByRole('link', { name: 'Get a new e-mail' })).toHaveAttribute(
    'href',
    '/en/register',
  );
});

test('forgot, set, and sign in with the new password', async ({ page, browser, site }) => {
  const holder = await openAccount(page, { site });
  const guest = await openDevice(browser, site);
  await guest.goto('/en/forgot-password');
  await expectAccessible(guest);
  await main(guest).getByLabel('E-mail address').fill(holder.email);
  await main(guest).getByRole('button', { name: 'Send link' }).click();
  await expect(guest).toHaveURL('/en/forgot-password?sent=yes');
  await guest.goto(await site.mailbox.linkTo(holder.email, 'set-password'));
  await expectAccessible(guest);
  const changed = { ...holder, password: 'seven yellow trains at dusk' };
  await main(guest).getByLabel('New password', { exact: true }).fill(changed.password);
  await main(guest).getByRole('button', { name: 'Save password' }).click();
  await expect(guest).toHaveURL('/en/login?notice=password-set');
  await expectAccessible(guest);
  // it ends every session
  await page.goto('/en/profile');
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn(guest, changed);
  await expect(guest).toHaveURL('/en/profile');
});

test('a used link says so before a new password is typed, to members too', async ({ page, site }) => {
  const holder = await openAccount(page, { site });
  const forget = () => post(`${site.address}/en/forgot-password`, { fields: { email: holder.email } });
  await forget();
  const link = await site.mailbox.linkTo(holder.email, 'set-password');
  for (let visit = 1; visit <= 2; visit++) {
    await page.goto(link);
    await expect(main(page).getByLabel('New password', { exact: true })).toBeVisible();
  }
  await main(page).getByLabel('New password', { exact: true }).fill('seven yellow trains at dusk');
  await main(page).getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/en/login?notice=password-set');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expect(main(page).getByLabel('New password')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Get a new e-mail' }).click();
  await expect(page).toHaveURL('/en/forgot-password');
});

test('what somebody was on the way to follows the registration, and a forgotten password', async ({
  page,
  site,
}) => {
  const holder = newPerson();
  const next = '/en/travel/parking?line=blue';
  const query = `?next=${encodeURIComponent(next)}`;
  await sendRegistration(page, holder, { query });
  const link = await site.mailbox.linkTo(holder.email, 'confirm-register');
  // no mail has a path that a stranger chose
  expect(link).not.toContain('parking');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page).toHaveURL(next);

  await forgetSession(page);
  await page.goto(`/en/forgot-password${query}`);
  await main(page).getByLabel('E-mail address').fill(holder.email);
  await main(page).getByRole('button', { name: 'Send link' }).click();
  await expect(page).toHaveURL(/\?sent=yes/);
  await page.goto(await site.mailbox.linkTo(holder.email, 'set-password'));
  const changed = { ...holder, password: 'seven yellow trains at dusk' };
  await main(page).getByLabel('New password', { exact: true }).fill(changed.password);
  await main(page).getByRole('button', { name: 'Save password' }).click();
  await signIn(page, changed);
  await expect(page).toHaveURL(next);
});

test('the well-known address of the password leads to its form', async ({ page, request, site }) => {
  const holder = await openAccount(page, { site });
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL('/en/profile#password');
  await forgetSession(page);
  await page.goto('/.well-known/change-password');
  await signIn(page, holder);
  await expect(page).toHaveURL('/en/profile#password');
  // how a password manager finds out that statuses can be trusted
  const probe = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await request.get(probe)).status()).toBe(404);
  const answer = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([303, 'private, no-store']);
});

for (const locale of ['th', 'en'] as const)
  test(`another e-mail address is confirmed from both mailboxes: ${locale}`, async ({
    page,
    browser,
    site,
  }) => {
    const words = {
      th: {
        form: 'เปลี่ยนอีเมล',
        email: 'อีเมลใหม่',
        password: 'รหัสผ่านปัจจุบัน',
        send: 'ส่งลิงก์',
        confirm: 'ยืนยันอีเมลใหม่',
      },
      en: {
        form: 'Change your e-mail address',
        email: 'New e-mail address',
        password: 'Current password',
        send: 'Send links',
        confirm: 'Confirm new address',
      },
    }[locale];
    const holder = await openAccount(page, { site });
    const { email } = newPerson();
    await page.goto(`/${locale}/profile`);
    const form = page.getByRole('form', { name: words.form });
    await form.getByLabel(words.email).fill(email);
    await form.getByLabel(words.password).fill('wrong wrong wrong');
    await form.getByRole('button', { name: words.send }).click();
    await expect(form.getByLabel(words.password)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(words.email)).toHaveValue(email);
    await form.getByLabel(words.password).fill(holder.password);
    await form.getByRole('button', { name: words.send }).click();
    await expect(page).toHaveURL(`/${locale}/profile?done=email-asked`);

    // the new mailbox is read on another device, without a session
    const guest = await openDevice(browser, site);
    await guest.goto(await site.mailbox.linkTo(email, 'confirm-email'));
    await expect(main(guest)).toContainText(email);
    await expectAccessible(guest);
    await main(guest).getByRole('button').click();
    await expect(guest).toHaveURL(/\/confirm-email\?done=half$/);
    await expectAccessible(guest);
    await page.goto(`/${locale}/profile`);
    await expect(main(page)).toContainText(holder.email);

    const link = await site.mailbox.linkTo(holder.email, 'confirm-email');
    // the language of the profile, not of the page
    expect(link).toContain('/en/confirm-email/');
    await page.goto(link.replace('/en/', `/${locale}/`));
    await expectAccessible(page);
    await main(page).getByRole('button', { name: words.confirm }).click();
    await expect(page).toHaveURL(`/${locale}/confirm-email?done=changed`);
    await expectAccessible(page);
    // this device stays signed in
    await page.goto(`/${locale}/profile`);
    await expect(main(page)).toContainText(email);
    await guest.goto('/en/login');
    await signIn(guest, { ...holder, email });
    await expect(guest).toHaveURL('/en/profile');
    await site.mailbox.messageTo(holder.email, 'The e-mail address of your account was changed');
  });

test('signing out needs a form, and the back button then shows nothing private', async ({ page, site }) => {
  const { email } = await openAccount(page, { site });
  const opened = await page.request.get('/en/logout');
  expect(opened.status()).toBe(405);
  await page.goto('/en/profile');
  await main(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/en');
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.locator('body')).not.toContainText(email);
});

test('sessions are listed, and all of them end', async ({ page, browser, site }) => {
  const holder = await openAccount(page, { site });
  const other = await openDevice(browser, site);
  await other.goto('/en/login');
  await signIn(other, holder);
  await expect(other).toHaveURL('/en/profile');
  await page.goto('/en/profile');
  const devices = main(page).getByRole('list', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toHaveCount(1);
  await main(page).getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/en/login?notice=signed-out');
  await other.goto('/en/profile');
  await expect(other).toHaveURL(/\/login\?next=/);
});

test('details and saved stations are saved', async ({ page, site }) => {
  await openAccount(page, { site });
  await main(page).getByLabel('Name', { exact: true }).fill('Somying Jaidee');
  await main(page).getByLabel('Telephone number').fill('081 234 5678');
  await chooseStation(main(page), { field: 'Save a station', typed: 'BL13', code: 'BL13' });
  await main(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL('/en/profile?done=saved');
  await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue('Somying Jaidee');
  await expect(main(page).getByRole('checkbox', { name: /Chatuchak Park/ })).toBeChecked();
  // and the number can be removed again
  await main(page).getByLabel('Telephone number').fill('');
  // the page that follows has the same URL
  const saved = page.waitForEvent('load');
  await main(page).getByRole('button', { name: 'Save changes' }).click();
  await saved;
  await expect(main(page).getByLabel('Telephone number')).toHaveValue('');
});

test('the export has the account as JSON, and is for its owner only', async ({ page, request, site }) => {
  const { email } = await openAccount(page, { site });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: 'Download your data' }).last().click(),
  ]);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.account.email).toBe(email);
  expect(JSON.stringify(data)).not.toMatch(/password|token|hash/i);
  const guest = await request.get('/en/profile/export.json', { maxRedirects: 0 });
  expect(guest.status()).toBe(303);
});

test('deleting the account needs the password, and ends it', async ({ page, site }) => {
  const holder = await openAccount(page, { site });
  const form = page.getByRole('form', { name: 'Delete your account' });
  await form.getByLabel('Password', { exact: true }).fill('wrong wrong wrong');
  await form.getByRole('button', { name: 'Delete account' }).click();
  await expect(form).toContainText('The password is wrong');
  await expectAccessible(page);
  await form.getByLabel('Password', { exact: true }).fill(holder.password);
  await form.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/en/login?notice=removed');
  await expectAccessible(page);
  await signIn(page, holder);
  await expect(main(page)).toContainText('The e-mail address or the password is wrong');
});

test('the menu comes after a public page, which is the same for everybody', async ({
  page,
  request,
  site,
}) => {
  const { name } = await openAccount(page, { site });
  const menu = page.getByRole('button', { name: new RegExp(name) });
  // the profile asks for its own menu, which must not be counted
  await expect(menu).toBeVisible();
  const calls: string[] = [];
  page.on('request', (sent) => sent.url().includes('loadAccountMenu') && calls.push(sent.url()));
  const response = await page.goto('/en/updates/news');
  expect(response!.headers()['cache-control']).toContain('public');
  expect(await response!.text()).toBe(await (await request.get('/en/updates/news')).text());
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Your cases' })).toHaveAttribute(
    'href',
    '/en/profile#my-cases',
  );
  // a menu opens beside the page's landmarks
  await expectAccessible(page, { part: '[role=menu]' });
  expect(calls).toHaveLength(1);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/en');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});

test('a form that needs a contact has the one of the account, and keeps what was typed before', async ({
  page,
  site,
}) => {
  const { name, email } = await openAccount(page, { site });
  const go = await hold(page, '**/loadAccountMenu*');
  await page.goto('/en/contact/lost-asset');
  await main(page).getByLabel('Name').fill('Malee');
  go();
  await expect(main(page).getByLabel('E-mail address')).toHaveValue(email);
  await expect(main(page).getByLabel('Name')).toHaveValue('Malee');
  await page.goto('/en/contact/comment');
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  await expect(main(page).getByLabel('E-mail address')).toHaveValue('');
});

test('a visitor without a session causes no request for the account', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (sent) => sent.url().includes('loadAccountMenu') && calls.push(sent.url()));
  // with the program, which would ask
  await openPage(page, '/en/updates/news');
  await networkIdle(page);
  expect(calls).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('register, confirm, change, sign out, sign in', async ({ page, site }) => {
    const holder = await register(page, { site });
    await main(page).getByLabel('Telephone number').fill('081 234 5678');
    await main(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL('/en/profile?done=saved');
    await expect(main(page).getByLabel('Telephone number')).toHaveValue('081 234 5678');
    await main(page).getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await signIn(page, { ...holder, password: 'wrong wrong wrong' });
    await expect(main(page)).toContainText('The e-mail address or the password is wrong');
    await expect(main(page).getByLabel('E-mail address')).toHaveValue(holder.email);
    await signIn(page, holder);
    await expect(page).toHaveURL('/en/profile');
  });

  test('another e-mail address is asked for, and stopped from the current mailbox', async ({
    page,
    site,
  }) => {
    const holder = await openAccount(page, { site });
    const { email } = newPerson();
    const form = page.getByRole('form', { name: 'Change your e-mail address' });
    const send = async (typed: string) => {
      await form.getByLabel('New e-mail address').fill(typed);
      await form.getByLabel('Current password').fill(holder.password);
      await form.getByRole('button', { name: 'Send links' }).click();
    };
    await send(holder.email);
    await expect(form).toContainText('Enter an address that differs from your current one');
    await send(email);
    await expect(page).toHaveURL('/en/profile?done=email-asked');
    const link = await site.mailbox.linkTo(holder.email, 'confirm-email');
    await page.goto(link);
    await main(page).getByRole('button', { name: 'Stop the change' }).click();
    await expect(page).toHaveURL('/en/confirm-email?done=stopped');
    for (const stopped of [link, await site.mailbox.linkTo(email, 'confirm-email')]) {
      await page.goto(stopped);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
      await expect(main(page).getByRole('button')).toHaveCount(0);
    }
    await page.goto('/en/profile');
    await expect(main(page)).toContainText(holder.email);
  });
});
