import { clientAddressHeader } from '@raang/contract';
import { expect, test } from 'vitest';
import { connectTo } from './connect-to';

const cookies = [
  'session=a.b; Path=/; HttpOnly; Secure; SameSite=Lax',
  'other=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT',
];

/** The API of another process, which records the headers of a request. */
function openOtherApi(response: () => Response) {
  const requests: Request[] = [];
  const connect = connectTo('https://api.example.org', async (request) => {
    requests.push(request);
    return response();
  });
  return { connect, requests };
}

test('the API of another process learns who the visitor is', async () => {
  const { connect, requests } = openOtherApi(() => Response.json([]));
  const visitor = new Headers({
    cookie: 'session=a.b',
    'user-agent': 'Firefox',
    [clientAddressHeader]: '203.0.113.7',
    'x-forwarded-for': '198.51.100.1',
    authorization: 'secret',
  });
  await connect(visitor, new Headers())
    .me.get()
    .catch(() => {});
  const { headers } = requests[0]!;
  const names = ['cookie', 'user-agent', 'x-forwarded-for', 'origin', clientAddressHeader, 'authorization'];
  expect(names.map((name) => headers.get(name))).toEqual([
    'session=a.b',
    'Firefox',
    '203.0.113.7',
    'https://api.example.org',
    null,
    null,
  ]);
});

test.each([
  ['a response', () => new Response('{"signedOut":true}', { headers: jsonWith(cookies) })],
  ['a refusal', () => new Response('{"code":"UNAUTHORIZED"}', { status: 401, headers: jsonWith(cookies) })],
])('the visitor gets the cookies of %s', async (_what, response) => {
  const { connect } = openOtherApi(response);
  const responseHeaders = new Headers();
  await connect(new Headers(), responseHeaders)
    .accounts.logout()
    .catch(() => {});
  expect(responseHeaders.getSetCookie()).toEqual(cookies);
});

function jsonWith(setCookies: string[]): Headers {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return headers;
}
