// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toSitemapIndex, toSitemaps } from './sitemap-xml';
import type { SitePage } from './site-pages';

const publicUrl = 'https://www.example.org';
const page = (path: string, changedOn?: string): SitePage => ({
  pathIn: (locale) => `/${locale}${path}`,
  changedOn,
});
const write = (pages: SitePage[], limits?: { urls: number; bytes: number }) =>
  toSitemaps(pages, { locale: 'th', publicUrl }, limits);
const parse = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};
const pathsIn = (xml: string) =>
  [...parse(xml).querySelectorAll('loc')].map(({ textContent }) => textContent.replace(publicUrl, ''));

describe('a sitemap', () => {
  it('has the URL, the last change and the languages of a page', () => {
    expect(write([page('/updates/news', '2026-11-05')])).toEqual([
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url>
<loc>https://www.example.org/th/updates/news</loc>
<lastmod>2026-11-05</lastmod>
<xhtml:link rel="alternate" hreflang="th" href="https://www.example.org/th/updates/news"/>
<xhtml:link rel="alternate" hreflang="en" href="https://www.example.org/en/updates/news"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.org/th/updates/news"/>
</url>
</urlset>
`,
    ]);
  });

  it('leaves out an unknown day', () => {
    expect(write([page('/stations')])[0]).not.toContain('lastmod');
  });

  it('escapes what XML reserves', () => {
    const [xml = ''] = write([page(`?a=1&b='2'`)]);
    expect(xml).toContain('?a=1&#38;b=');
    expect(pathsIn(xml)).toEqual(['/th?a=1&b=%272%27']);
  });

  it('without pages is one file', () => {
    expect(write([]).map(pathsIn)).toEqual([[]]);
  });
});

describe('a sitemap above the limits', () => {
  const pages = ['/1', '/2', '/3', '/4', '/5'].map((path) => page(path));

  it('has a further file after the maximum number of URLs', () => {
    const files = write(pages, { urls: 2, bytes: 1_000_000 });
    expect(files.map(pathsIn)).toEqual([['/th/1', '/th/2'], ['/th/3', '/th/4'], ['/th/5']]);
  });

  it('has no empty file', () => {
    expect(write(pages, { urls: 5, bytes: 1_000_000 })).toHaveLength(1);
  });

  it('has a further file before the maximum size', () => {
    const size = (count: number) => Buffer.byteLength(write(pages.slice(0, count))[0]!);
    const sizes = write(pages, { urls: 100, bytes: size(2) }).map((xml) => Buffer.byteLength(xml));
    expect(sizes).toEqual([size(2), size(2), size(1)]);
    expect(write(pages, { urls: 100, bytes: size(2) - 1 })).toHaveLength(5);
  });
});

it('an index names its sitemaps in order', () => {
  const urls = [`${publicUrl}/th-sitemap.xml`, `${publicUrl}/en-sitemap.xml?a&b`];
  const document = parse(toSitemapIndex(urls));
  expect(document.documentElement.localName).toBe('sitemapindex');
  expect([...document.querySelectorAll('sitemap > loc')].map(({ textContent }) => textContent)).toEqual(urls);
});
