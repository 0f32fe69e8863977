import { forgetSession, register, signIn } from '@raang/e2e-kit/account-holder';
import { openMailbox } from '@raang/e2e-kit/mailbox';
import { runningSite } from '@raang/e2e-kit/running-sites';
import { expect, test } from '@raang/e2e-kit/site-test';

const { address, folder } = runningSite({ kind: 'embedded' });

test('a visitor registers, confirms by mail, signs out and signs in again', async ({ page }) => {
  const site = { address, mailbox: openMailbox(folder) };
  const holder = await register(page, { site, locale: 'th' });
  const main = page.getByRole('main');
  await expect(main).toContainText(holder.email);
  await main.getByRole('button', { name: 'ออกจากระบบ', exact: true }).click();
  await expect(page).toHaveURL(/\/th(\/login)?(\?.*)?$/);
  await page.goto('/th/profile');
  await expect(page).toHaveURL('/th/login?next=%2Fth%2Fprofile');
  await signIn(page, holder, 'th');
  await expect(page).toHaveURL('/th/profile');

  const session = (await page.context().cookies()).find(({ name }) => name === 'session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const profile = await page.request.get('/th/profile');
  expect(profile.headers()['cache-control']).toBe('private, no-store');
  expect(await profile.text()).toContain(holder.email);
  // a public page is the same for everybody, also after a visit with a session
  const news = await page.request.get('/th/updates/news');
  expect(news.headers()['cache-control']).toMatch(/^public/);
  expect(news.headers()['set-cookie']).toBeUndefined();
  expect(await news.text()).not.toContain(holder.name);
  await forgetSession(page);
  await page.goto('/th/profile');
  await expect(page).toHaveURL('/th/login?next=%2Fth%2Fprofile');
});
