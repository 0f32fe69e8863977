import { expect, test } from 'vitest';
import { refuseForeignBrowser, refuseForeignOrigin } from './refuse-foreign-origin';

const sent = (headers: Record<string, string>, method = 'POST') =>
  new Request('https://www.example.org/api/v1/accounts/login', {
    method,
    headers: { host: 'www.example.org', ...headers },
  });

const own = 'https://www.example.org';
const foreign = 'https://evil.example';
const session = { cookie: '__Host-session=a.b' };

test.each([
  ['a program without cookies', {}],
  ['a page of this site', { ...session, 'sec-fetch-site': 'same-origin', origin: own }],
  ['an old browser on this site', { ...session, origin: own }],
  ['an older browser on this site', { ...session, referer: `${own}/th/login` }],
  ['the server of this site', { ...session, origin: own }],
])('the API takes a change from %s', async (_who, headers) => {
  await expect(refuseForeignBrowser(sent(headers))).resolves.toBeUndefined();
});

test.each([
  ['a page of another site', { ...session, 'sec-fetch-site': 'cross-site', origin: foreign }],
  [
    'another host of the same domain',
    { ...session, 'sec-fetch-site': 'same-site', origin: 'https://a.example.org' },
  ],
  ['an old browser on another site', { ...session, origin: foreign }],
  ['a page that hides its origin', { ...session, origin: 'null' }],
  ['an older browser on another site', { ...session, referer: `${foreign}/${own}` }],
  ['a cookie without an origin', session],
  ['another site that signs its visitor in', { 'sec-fetch-site': 'cross-site', origin: foreign }],
  ['an old browser on another site that signs its visitor in', { origin: foreign }],
])('the API refuses a change from %s', async (_who, headers) => {
  await expect(refuseForeignBrowser(sent(headers))).rejects.toMatchObject({ status: 403 });
  await expect(refuseForeignBrowser(sent(headers, 'DELETE'))).rejects.toMatchObject({ status: 403 });
});

test.each(['GET', 'OPTIONS'])('the API answers %s for every origin', async (method) => {
  await expect(refuseForeignBrowser(sent({ ...session, origin: foreign }, method))).resolves.toBeUndefined();
});

test('a page takes a form only with an origin', async () => {
  await expect(refuseForeignOrigin(sent({}))).rejects.toMatchObject({ status: 403 });
  await expect(refuseForeignOrigin(sent({ origin: own }))).resolves.toBeUndefined();
});
