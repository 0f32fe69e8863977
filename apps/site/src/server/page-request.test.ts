import { describe, expect, test } from 'vitest';
import { canonicalRedirect, refusedMethod, toPageRequest } from './page-request';

describe('a page has one address', () => {
  test.each([
    ['/th/', '/th'],
    ['/th/updates/news///?page=2', '/th/updates/news?page=2'],
    ['/TH/updates', '/th/updates'],
    ['/En', '/en'],
  ])('%s leads to %s', (path, location) => {
    const response = canonicalRedirect(new Request(`http://localhost${path}`));
    expect([response?.status, response?.headers.get('location')]).toEqual([308, location]);
  });

  test.each(['/', '/th', '/th/updates/news?page=2', '/THE', '//evil.example/'])('%s stays', (path) => {
    expect(canonicalRedirect(new Request(`http://localhost${path}`))).toBeUndefined();
  });
});

describe('a page is read', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', (method) => {
    const response = refusedMethod(new Request('http://localhost/th', { method }));
    expect([response?.status, response?.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each(['GET', 'HEAD'])('%s is not', (method) => {
    expect(refusedMethod(new Request('http://localhost/th', { method }))).toBeUndefined();
  });
});

describe('a page function is called', () => {
  const call = (headers: Record<string, string>, path = '/_serverFn/abc') =>
    new Request(`http://localhost${path}`, { method: 'POST', body: '{}', headers });

  test.each([
    [{ 'content-length': '2' }, undefined],
    [{ 'content-length': '16384' }, undefined],
    [{ 'content-length': '16385' }, 413],
    [{}, 411],
  ])('with %j the answer is %s', (headers, status) => {
    expect(refusedMethod(call(headers as Record<string, string>))?.status).toBe(status);
  });

  test('and what it is sent reaches it', async () => {
    expect(await toPageRequest(call({ 'content-length': '2' })).text()).toBe('{}');
  });

  test('but a page is not', () => {
    expect(refusedMethod(call({ 'content-length': '2' }, '/th'))?.status).toBe(405);
  });
});

describe('a page’s request', () => {
  test.each([
    ['/th/%E0%B8%81', '/th/%E0%B8%81'],
    ['/th/%E0%A4%A', '/th/%25E0%25A4%25A'],
    ['/%', '/%25'],
  ])('for %s asks for %s, as HTML', (path, asked) => {
    const request = toPageRequest(
      new Request(`http://localhost${path}`, { headers: { accept: 'application/json' } }),
    );
    expect([new URL(request.url).pathname, request.headers.get('accept')]).toEqual([asked, 'text/html']);
  });
});
