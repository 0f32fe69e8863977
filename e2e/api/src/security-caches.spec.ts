import { newPerson, useCookies } from '@raang/e2e-kit/account-holder';
import { sendCase } from '@raang/e2e-kit/case-post';
import { expect, test } from './database-site';
import { post, signUp, someAddress } from '@raang/e2e-kit/form-post';
import { openSharedCache } from './shared-cache';

/** Responses that depend on the visitor. */
const privatePaths = (reference: string) => [
  '/en/profile',
  '/en/profile/export.json',
  `/en/contact/lost-tracking?reference=${reference}`,
  '/en/login',
  '/en/register',
  '/api/v1/me',
  '/api/v1/me/cases',
  '/api/v1/me/sessions',
  '/api/v1/me/export',
  `/api/v1/cases/${reference}`,
  `/api/v1/desk/cases/${reference}`,
  '/mailbox',
  '/',
];
const publicPaths = ['/en', '/en/updates/news', '/en/contact/mrta', '/nowhere'];

test('a shared cache never gives one person what is of another', async ({ site }) => {
  const through = openSharedCache(site.address);
  const people = [0, 1].map((index) => ({ ...newPerson(), name: `Person Number ${index}` }));
  const visitors = await Promise.all(
    people.map(async (person) => {
      const session = await signUp(site, person);
      const sent = await sendCase(site, { cookie: session, text: `The bag of ${person.name}` });
      return { ...person, ...sent, owner: person.email, cookie: `${session}; ${sent.cookie}` };
    }),
  );
  const [first, second] = visitors;
  const ownPaths = visitors.flatMap(({ reference }) => privatePaths(reference));
  const privateTexts = ({ name, owner, email }: (typeof visitors)[number]) => [name, owner, email];
  // the first visitor fills the cache
  const fill = async (path: string) => {
    const response = await through(path, { cookie: first!.cookie, ...someAddress() });
    if (ownPaths.includes(path))
      expect(response.headers.get('cache-control'), path).toMatch(/^(private, )?no-store$/);
    return response.text();
  };
  const filled = await Promise.all([...ownPaths, ...publicPaths].map(fill));
  expect(filled.join('')).toContain(first!.name);
  for (const cookie of [second!.cookie, ''])
    for (const path of [...ownPaths, ...publicPaths]) {
      const text = await (await through(path, { ...someAddress(), ...(cookie && { cookie }) })).text();
      for (const one of privateTexts(first!)) expect(text, path).not.toContain(one);
    }
  // and each still has their own
  const profile = await through('/en/profile', { cookie: second!.cookie, ...someAddress() });
  expect(await profile.text()).toContain(second!.name);
});

test('the menu of an account is asked from the site each time', async ({ page, site }) => {
  const person = { ...newPerson(), name: 'Person of the Menu' };
  const cookie = await signUp(site, person);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('loadAccountMenu') && asked.push(request.url()));
  await useCookies(page, site, cookie);
  await page.goto('/en/updates/news');
  await expect(page.getByRole('button', { name: /Person of the Menu/ })).toBeVisible();
  const { pathname, search } = new URL(asked[0]!);
  const through = openSharedCache(site.address);
  const headers = { 'x-tsr-serverfn': 'true', accept: 'application/json', ...someAddress() };
  const own = await through(pathname + search, { ...headers, cookie });
  expect(await own.text()).toContain(person.name);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(await (await through(pathname + search, headers)).text()).not.toContain(person.name);
});

test('a form that was posted is not the page of others', async ({ site }) => {
  const typed = 'Words that only I have typed';
  const path = '/en/contact/mrta';
  const response = await post(site.address + path, { fields: { message: typed } });
  expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
  expect(await response.text()).toContain(typed);
  const page = await fetch(site.address + path, { headers: someAddress() });
  expect(await page.text()).not.toContain(typed);
});
