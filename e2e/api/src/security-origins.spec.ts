import { apiPrefix, contract, isPublic } from '@raang/contract';
import { expectEach } from '@raang/e2e-kit/expect-each';
import { post } from '@raang/e2e-kit/form-post';
import { expect, test } from '@raang/e2e-kit/http-test';
import { everyPage } from '@raang/e2e-kit/site-pages';

/** What browsers and programs send with a request that no page of this site made. */
const foreign = (own: string): Record<string, Record<string, string>> => ({
  'of another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'of another site, by a browser without Fetch metadata': { origin: 'https://evil.example' },
  'of a sandboxed frame': { origin: 'null' },
  'of another host of the domain': { origin: own.replace('//', '//other.'), 'sec-fetch-site': 'same-site' },
  'of a host that begins like ours': { origin: `${own}.evil.example` },
  'of a host that ends like ours': { origin: own.replace('//', '//evil-') },
  'of another port': { origin: own.replace(/\d+$/, '1') },
  'of an origin that claims to be ours': { origin: own, 'sec-fetch-site': 'cross-site' },
  'of an address that somebody typed': { 'sec-fetch-site': 'none' },
  'linked from another site': { referer: 'https://evil.example/' },
});

/** Forms that are not on the pages of the content; the test finds the others itself. */
const otherForms = [
  '/contact/lost-asset',
  '/contact/found-asset',
  '/login',
  '/register',
  '/forgot-password',
  '/set-password/0123456789abcdef0123',
  '/confirm-email/0123456789abcdef0123',
  '/confirm-register/0123456789abcdef0123',
  '/confirm-subscription/0123456789abcdef0123',
  '/subscription/0123456789abcdef0123',
  '/profile',
  '/logout',
  '/contact/lost-tracking',
];

test('every form of the site is refused unless a page of the site sends it', async ({ baseURL }) => {
  const pages = [...new Set([...everyPage.map(({ path }) => path), ...otherForms])].map(
    (path) => `/en${path}`,
  );
  const allowed = await Promise.all(
    pages.map(async (path) => {
      const { headers } = await fetch(baseURL + path, { method: 'PUT' });
      return headers.get('allow')?.includes('POST') ? [path] : [];
    }),
  );
  const forms = [...allowed.flat(), '/_serverFn/sendLike'];
  expect(forms).toEqual(expect.arrayContaining(otherForms.map((path) => `/en${path}`)));
  expect(forms.length).toBeGreaterThanOrEqual(15);
  const senders = { ...foreign(baseURL!), 'without any origin': {} };
  await expectEach(forms, String, async (form) => {
    for (const [who, sent] of Object.entries(senders)) {
      const headers = { ...sent, cookie: 'session=a.b; case=e30' };
      const response = await post(baseURL + form, { fields: { form: 'details' }, headers });
      expect([response.status, response.headers.getSetCookie()], who).toEqual([403, []]);
    }
  });
});

const changes = Object.entries(contract).flatMap(([feature, procedures]) =>
  Object.entries(procedures)
    .filter(([, procedure]) => !isPublic(procedure) && procedure['~orpc'].route.method !== 'GET')
    .map(([name, procedure]) => {
      const { method, path } = procedure['~orpc'].route as { method: string; path: string };
      return { name: `${feature}.${name}`, method, path: apiPrefix + path.replaceAll(/\{\w+\}/g, 'x') };
    }),
);

test('every change by the API is refused unless a page of the site, or a program without cookies, calls it', async ({
  baseURL,
}) => {
  expect(changes.length).toBeGreaterThan(25);
  await expectEach(
    changes,
    ({ name }) => name,
    async ({ method, path }) => {
      const call = async (headers: Record<string, string>) => {
        const response = await post(baseURL + path, { method, json: {}, headers });
        const { code } = (await response.json()) as { code?: string };
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
        return { status: response.status, code, cookies: response.headers.getSetCookie() };
      };
      const refused = { status: 403, code: 'FORBIDDEN', cookies: [] };
      for (const [who, headers] of Object.entries(foreign(baseURL!))) {
        expect(await call(headers), who).toEqual(refused);
        expect(await call({ ...headers, cookie: 'session=a.b' }), who).toEqual(refused);
      }
      expect(await call({ cookie: 'session=a.b' }), 'a cookie without an origin').toEqual(refused);
      const own = await call({ cookie: 'session=a.b', origin: baseURL! });
      expect(own.status, 'a page of the site').not.toBe(403);
      expect((await call({})).status, 'a program without cookies').not.toBe(403);
    },
  );
});
