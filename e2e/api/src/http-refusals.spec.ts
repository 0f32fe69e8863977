import { expectEach } from '@raang/e2e-kit/expect-each';
import { expect, test } from '@raang/e2e-kit/http-test';
import { sendHead } from '@raang/e2e-kit/raw-http';
import { digestAddresses } from '@raang/e2e-kit/site-addresses';

const long = 'x'.repeat(300);
const overlong = [
  `/th/${long}`,
  `/th/updates/${long}`,
  `/en/updates/news/${long}`,
  `/th/stations/${long}`,
  `/en/${long}/news/item`,
  `/th/updates/news/${'ข่าว'.repeat(80)}`,
];

test('a path with an overlong segment returns 404 in its language', async ({ request }) => {
  await expectEach(overlong, String, async (path) => {
    const response = await request.get(path);
    expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'no-store']);
    expect(await response.text()).toContain(`<html lang="${path.slice(1, 3)}"`);
  });
});

const readOnly = [
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/en-sitemap.xml',
  '/favicon.svg',
  '/builds/latest.json',
  '/social/th.jpg',
  '/_ipx/w_320/apple-touch-icon.png',
  '/api/openapi.json',
  '/api/docs',
  '/api/icons/lucide.json?icons=train-front',
];

test('endpoints, pictures, downloads and files of the build allow only GET and HEAD', async ({ request }) => {
  const paths = [...readOnly, ...(await digestAddresses(request)).map(({ path }) => path)];
  await expectEach(paths, String, async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await request.fetch(path, { method });
      const { allow, 'cache-control': caching } = response.headers();
      expect([response.status(), allow, caching], method).toEqual([405, 'GET, HEAD', 'no-store']);
    }
  });
});

/** A refusal by a page says why in a sentence of the page's language, not only with a code. */
const pages = [
  { path: '/th', language: 'th', script: /[ก-๙]{4}/ },
  { path: '/en/updates/news', language: 'en', script: /[A-Z][a-z]+ [a-z]+/ },
  { path: '/th/stations/BL01', language: 'th', script: /[ก-๙]{4}/ },
];
const sent = [
  { method: 'POST', type: 'application/x-www-form-urlencoded' },
  { method: 'POST', type: 'application/json' },
  { method: 'PUT', type: 'text/plain' },
  { method: 'DELETE', type: 'text/plain' },
];
const sentToPages = pages.flatMap((page) => sent.map((request) => ({ ...page, ...request })));

test('a page without a form refuses other methods in its language', async ({ request }) => {
  const nameOf = ({ method, path, type }: (typeof sentToPages)[number]) => `${method} ${path} (${type})`;
  await expectEach(sentToPages, nameOf, async ({ path, language, script, method, type }) => {
    const response = await request.fetch(path, { method, headers: { 'content-type': type }, data: 'a=b' });
    expect([response.status(), response.headers()['allow']]).toEqual([405, 'GET, HEAD']);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(response.headers()['content-security-policy']).toContain("default-src 'self'");
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1]).toMatch(script);
  });
});

test('what the site does not have is not found by any method, with or without a body', async ({
  request,
}) => {
  const asked = ['/_serverFn/abc', '/_serverFn/constructor', '/api/nothing', '/api/v1/nothing'].flatMap(
    (path) => ['GET', 'POST', 'PUT'].map((method) => ({ path, method })),
  );
  await expectEach(
    asked,
    ({ path, method }) => `${method} ${path}`,
    async ({ path, method }) => {
      const data = method === 'GET' ? undefined : '{"data":1}';
      const response = await request.fetch(path, { method, ...(data && { data }) });
      expect([response.status(), (await response.json()).code]).toEqual([404, 'NOT_FOUND']);
    },
  );
});

const foreignHost = 'stranger.example';
const heads = [
  { target: `//${foreignHost}`, host: 'localhost' },
  { target: `//${foreignHost}/th`, host: 'localhost' },
  { target: `//${foreignHost}/TH/`, host: 'localhost' },
  { target: `/\\${foreignHost}`, host: 'localhost' },
  { target: `/\\${foreignHost}/th/`, host: 'localhost' },
  { target: `/th//${foreignHost}/`, host: 'localhost' },
  { target: `http://${foreignHost}/th`, host: 'localhost' },
  { target: `http://${foreignHost}/TH/`, host: foreignHost },
  { target: `//${foreignHost}/..//th/`, host: 'localhost' },
  { target: '//x', host: foreignHost },
  { target: '//x/TH/', host: foreignHost },
  { target: '//', host: foreignHost },
  { target: '/', host: foreignHost },
  { target: '/th', host: foreignHost },
  { target: '/th/', host: foreignHost },
  { target: '/TH/stations', host: foreignHost },
  { target: '/nowhere', host: foreignHost },
  { target: '/api/openapi.json', host: foreignHost },
  { target: '/api/v1/nothing', host: foreignHost },
  { target: '/en/updates/news/no-such-news', host: `${foreignHost}"><script>` },
];

test('no response has a URL of a foreign host that the request names', async ({ baseURL }) => {
  const nameOf = ({ target, host }: (typeof heads)[number]) => `${target} with Host ${host}`;
  await expectEach(heads, nameOf, async ({ target, host }) => {
    const response = await sendHead(baseURL!, [
      `GET ${target} HTTP/1.1`,
      `Host: ${host}`,
      `X-Forwarded-Host: ${foreignHost}`,
      'Accept: text/html',
    ]);
    expect(response).toMatch(/^HTTP\/1\.1 (200|302|308|400|404) /);
    // a page may show the missing path as text, but no URL leads to another site
    const location = /^location: *(.*)$/im.exec(response)?.[1] ?? '/';
    const named = [...response.matchAll(/\b(?:href|src|content|action)="([^"]*)"/g)].map(
      ([, value]) => value!,
    );
    const hosts = [location, ...named].map((value) => new URL(value, baseURL).hostname);
    expect(hosts).not.toContain(foreignHost);
    if (!target.includes(foreignHost)) expect(response).not.toContain(foreignHost);
  });
});
