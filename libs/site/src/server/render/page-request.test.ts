import { describe, expect, test } from 'vitest';
import { toPageRequest } from './page-request';

describe('a page’s request', () => {
  test.each([
    ['/th/%E0%B8%81', '/th/%E0%B8%81'],
    ['/th/%E0%A4%A', '/th/%25E0%25A4%25A'],
    ['/%', '/%25'],
  ])('for %s has the URL %s and accepts HTML', (path, asked) => {
    const request = toPageRequest(
      new Request(`http://localhost${path}`, { headers: { accept: 'application/json' } }),
    );
    expect([new URL(request.url).pathname, request.headers.get('accept')]).toEqual([asked, 'text/html']);
  });

  test('keeps only its page’s part of the query', () => {
    const { url } = toPageRequest(new Request('http://localhost/th/updates/news?utm_source=x&page=2'));
    expect(new URL(url).search).toBe('?page=2');
  });
});

test('the request of a page function is unchanged', () => {
  const request = new Request('http://localhost/_serverFn/loadHome?payload=1');
  expect(toPageRequest(request)).toBe(request);
});
