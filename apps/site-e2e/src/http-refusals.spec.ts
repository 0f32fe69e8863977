import { expect, test } from './http-test';
import { sendBytes, sendHead } from './raw-http';
import { digestAddresses } from './site-addresses';

const long = 'x'.repeat(300);

for (const path of [
  `/th/${long}`,
  `/th/updates/${long}`,
  `/en/updates/news/${long}`,
  `/th/stations/${long}`,
  `/en/${long}/news/item`,
  `/th/updates/news/${'ข่าว'.repeat(80)}`,
]) {
  test(`a path with an overlong segment returns 404: ${path.slice(0, 40)}`, async ({ request }) => {
    const response = await request.get(path);
    expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'no-store']);
    expect(await response.text()).toContain(`<html lang="${path.slice(1, 3)}"`);
  });
}

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

for (const path of readOnly) {
  test(`${path} allows only GET and HEAD`, async ({ request }) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await request.fetch(path, { method });
      expect([response.status(), response.headers()['allow']], method).toEqual([405, 'GET, HEAD']);
      expect(response.headers()['cache-control'], method).toBe('no-store');
    }
  });
}

test('pictures, downloads and files of the build allow only GET and HEAD', async ({ request }) => {
  for (const { path } of await digestAddresses(request)) {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await request.fetch(path, { method });
      expect([response.status(), response.headers()['allow']], `${method} ${path}`).toEqual([
        405,
        'GET, HEAD',
      ]);
    }
  }
});

/** A refusal by a page says why in a sentence of the page's language, not only with a code. */
const pages = [
  { path: '/th', language: 'th', script: /[ก-๙]{4}/ },
  { path: '/en/updates/news', language: 'en', script: /[A-Z][a-z]+ [a-z]+/ },
  { path: '/th/stations/BL01', language: 'th', script: /[ก-๙]{4}/ },
];

for (const { path, language, script } of pages) {
  for (const { method, type } of [
    { method: 'POST', type: 'application/x-www-form-urlencoded' },
    { method: 'POST', type: 'application/json' },
    { method: 'PUT', type: 'text/plain' },
    { method: 'DELETE', type: 'text/plain' },
  ]) {
    test(`${method} ${path} with ${type} is refused in ${language}`, async ({ request }) => {
      const response = await request.fetch(path, { method, headers: { 'content-type': type }, data: 'a=b' });
      expect([response.status(), response.headers()['allow']]).toEqual([405, 'GET, HEAD']);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers()['cache-control']).toBe('no-store');
      expect(response.headers()['content-security-policy']).toContain("default-src 'self'");
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1]).toMatch(script);
    });
  }

  test(`POST ${path} with a 40 MB body is refused in ${language}`, async ({ baseURL, extraHTTPHeaders }) => {
    const { status, headers, body } = await sendBytes(`${baseURL}${path}`, {
      bytes: 40 * 1024 * 1024,
      headers: { ...extraHTTPHeaders, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([405, 413]).toContain(status);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`<html lang="${language}"`);
  });
}

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

for (const { target, host } of heads) {
  test(`${target} with Host ${host} returns no foreign URL`, async ({ baseURL }) => {
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
}
