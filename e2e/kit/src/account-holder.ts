import { rm } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import getPort from 'get-port';
import { signUp } from './form-post';
import { openMailbox } from './mailbox';
import { copyPreparedFolder } from './prepared-data';
import { test as base, expect } from './site-test';
import { startSite, stop } from './start-site';

interface Own {
  site: { address: string; mailbox: ReturnType<typeof openMailbox> };
}

/** Tests with a site of their own, whose mailbox they can read. */
export const test = base.extend<object, Own>({
  site: [
    async ({}, use) => {
      const [folder, port] = await Promise.all([copyPreparedFolder(), getPort()]);
      const site = startSite({
        PORT: String(port),
        DATA_DIR: folder,
        // each visitor of the tests has an address of their own
        TRUSTED_PROXIES: '127.0.0.1, ::1',
      });
      await use({ address: await site.ready(), mailbox: openMailbox(folder) });
      await stop(site.child, site.exit);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  // limits count by address
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': randomAddress() }),
});

export { expect };

const randomAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 254) + 1).join('.')}`;

export interface Holder {
  name: string;
  email: string;
  password: string;
}

/** A person without an account. */
export const newPerson = (): Holder => ({
  name: 'Somchai Jaidee',
  email: `somchai.${crypto.randomUUID().slice(0, 8)}@example.com`,
  password: 'six purple trains at dawn',
});

const words = {
  en: {
    name: 'Name',
    email: 'E-mail address',
    password: 'Password',
    create: 'Create account',
    confirm: 'Confirm and sign in',
    signIn: 'Sign in',
  },
  th: {
    name: 'ชื่อ',
    email: 'อีเมล',
    password: 'รหัสผ่าน',
    create: 'สร้างบัญชี',
    confirm: 'ยืนยันและเข้าสู่ระบบ',
    signIn: 'เข้าสู่ระบบ',
  },
};

/** Ends the session in this browser only. Other cookies stay, such as the consent. */
export async function forgetSession(page: Page) {
  await page.context().clearCookies({ name: 'session' });
  await page.context().clearCookies({ name: 'signed-in' });
}

/** Another device. Its visitor has answered the cookie question, which would come later and cover a part of the page. */
export async function openDevice(browser: Browser, { address }: { address: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: address });
  await context.addCookies([{ name: 'consent', value: '2.necessary', url: address }]);
  return context.newPage();
}

/** Fills in the form of the page and sends it. `query`: of the page, such as where the person is on the way to. */
export async function sendRegistration(
  page: Page,
  holder: Holder,
  { locale = 'en' as 'th' | 'en', query = '' } = {},
) {
  const { name, email, password, create } = words[locale];
  const main = page.getByRole('main');
  await page.goto(`/${locale}/register${query}`);
  await main.getByLabel(name, { exact: true }).fill(holder.name);
  await main.getByLabel(email, { exact: true }).fill(holder.email);
  await main.getByLabel(password, { exact: true }).fill(holder.password);
  await main.getByRole('button', { name: create }).click();
  await expect(page).toHaveURL(/\/register\?sent=yes/);
}

/** Registers and confirms. The page is then the profile. */
export async function register(
  page: Page,
  {
    site,
    holder = newPerson(),
    locale = 'en' as 'th' | 'en',
  }: { site: Own['site']; holder?: Holder; locale?: 'th' | 'en' },
): Promise<Holder> {
  const known = (await site.mailbox.linksTo(holder.email, 'confirm-register')).length;
  await sendRegistration(page, holder, { locale });
  await page.goto(await site.mailbox.linkTo(holder.email, 'confirm-register', { known }));
  await page.getByRole('button', { name: words[locale].confirm }).click();
  await expect(page).toHaveURL(`/${locale}/profile?done=welcome`);
  return holder;
}

/** Registers and confirms over HTTP, for tests of what follows. The page is then the profile. */
export async function openAccount(page: Page, { site }: { site: Own['site'] }): Promise<Holder> {
  const holder = newPerson();
  await useCookies(page, site, await signUp(site, holder));
  await page.goto('/en/profile');
  return holder;
}

/** Gives a page the cookies of a response, as one header. */
export function useCookies(page: Page, { address }: { address: string }, cookies: string) {
  const pairs = cookies.split('; ').map((pair) => pair.split(/=(.*)/s));
  return page
    .context()
    .addCookies(pairs.map(([cookie, value]) => ({ name: cookie!, value: value!, url: address })));
}

/** Fills in the sign-in form of the current page, and sends it. */
export async function signIn(page: Page, { email, password }: Holder, locale: 'th' | 'en' = 'en') {
  const main = page.getByRole('main');
  // the page before may still be there, with a section of this name
  await main.getByRole('textbox', { name: words[locale].email, exact: true }).fill(email);
  await main.getByLabel(words[locale].password, { exact: true }).fill(password);
  await main.getByRole('button', { name: words[locale].signIn, exact: true }).click();
}
