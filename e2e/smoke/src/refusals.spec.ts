import { expectEach } from '@raang/e2e-kit/expect-each';
import { ownPage, post } from '@raang/e2e-kit/form-post';
import { expect, test } from '@raang/e2e-kit/http-test';
import { sendHead } from '@raang/e2e-kit/raw-http';

/** Requests that no page of the site makes, with the status that each gets. A page says why in its language. */
const refused = [
  { method: 'POST', path: '/th/updates/news', status: 405, says: /[ก-๙]{4}/ },
  { method: 'PUT', path: '/en/stations', status: 405, says: /[A-Z][a-z]+ [a-z]+/ },
  { method: 'DELETE', path: '/robots.txt', status: 405, says: /./ },
  { method: 'GET', path: '/en/stations/BL99', status: 404, says: /<html lang="en"/ },
  { method: 'GET', path: '/th/%E0%A4%A', status: 404, says: /./ },
  { method: 'GET', path: `/th/${'ข่าว'.repeat(80)}`, status: 404, says: /<html lang="th"/ },
  { method: 'GET', path: '/api/v1/journeys?from=BL22&to=nowhere', status: 404, says: /"NOT_FOUND"/ },
  { method: 'GET', path: '/api/v1/fares?from=BL22&to=no%20where', status: 400, says: /"BAD_REQUEST"/ },
] as const;

test('a request that the site does not serve gets its status and a reason, and no cache keeps it', async ({
  request,
}) => {
  const nameOf = ({ method, path }: (typeof refused)[number]) => `${method} ${path}`;
  await expectEach(refused, nameOf, async ({ method, path, status, says }) => {
    const response = await request.fetch(path, { method, ...(method === 'POST' && { form: {} }) });
    expect(response.status()).toBe(status);
    expect(response.headers()['cache-control']).toMatch(/no-store|private/);
    expect(await response.text()).toMatch(says);
  });
});

test('a form that another site sends is refused, and sets no cookie', async ({ baseURL }) => {
  const senders = {
    'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    'another host of the domain': {
      origin: baseURL!.replace('//', '//other.'),
      'sec-fetch-site': 'same-site',
    },
    nobody: {},
  };
  const forms = ['login', 'register', 'logout', 'profile', 'contact/lost-asset', 'contact/lost-tracking'];
  for (const form of forms) {
    for (const [who, sent] of Object.entries(senders)) {
      const headers = { ...sent, cookie: 'session=a.b; case=e30' };
      const response = await post(`${baseURL}/en/${form}`, { fields: { form: 'details' }, headers });
      expect.soft(response.status, `${form} from ${who}`).toBe(403);
      expect.soft(response.headers.getSetCookie(), `${form} from ${who}`).toEqual([]);
    }
    const own = await post(`${baseURL}/en/${form}`, { fields: {}, headers: ownPage });
    expect.soft(own.status, `${form} from its page`).not.toBe(403);
  }
});

test('a foreign host in a request gets into no URL of the response', async ({ baseURL }) => {
  for (const target of ['/', '//stranger.example/TH/', '/TH/stations', '/th/nowhere']) {
    const response = await sendHead(baseURL!, [
      `GET ${target} HTTP/1.1`,
      'Host: stranger.example',
      'X-Forwarded-Host: stranger.example',
      'Accept: text/html',
    ]);
    const location = /^location: *(.*)$/im.exec(response)?.[1] ?? '';
    const named = [...response.matchAll(/\b(?:href|src|content|action)="([^"]*)"/g)].map(([, url]) => url!);
    const hosts = [location, ...named].map((url) => new URL(url, baseURL).hostname);
    expect.soft(hosts, target).not.toContain('stranger.example');
  }
});
