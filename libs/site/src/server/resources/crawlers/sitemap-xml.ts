// Sitemaps by https://www.sitemaps.org/protocol.html, with the languages of each page by
// https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap.
import { escapeXml } from '@raang/server';
import { defaultLocale, type Locale } from '@raang/domain';
import { toAlternates } from '@raang/views';
import type { SitePage } from './site-pages';

/** The protocol's limits of a file. Bytes count before compression. */
const sitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const start = `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const end = '</urlset>\n';

/** Writes the sitemap of a language, in as many files as the limits require; at least one. */
export function toSitemaps(
  pages: readonly SitePage[],
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
  limits = sitemapLimits,
): string[] {
  const files: string[][] = [[]];
  let bytes = start.length + end.length;
  for (const page of pages) {
    const entry = toEntry(page, { locale, publicUrl });
    const size = Buffer.byteLength(entry);
    if (files.at(-1)!.length === limits.urls || bytes + size > limits.bytes) {
      files.push([]);
      bytes = start.length + end.length;
    }
    files.at(-1)!.push(entry);
    bytes += size;
  }
  return files.map((entries) => start + entries.join('') + end);
}

/** Writes an index of sitemaps. */
export function toSitemapIndex(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap>${element('loc', url)}</sitemap>\n`);
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

function toEntry(
  { pathIn, changedOn }: SitePage,
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): string {
  const links = toAlternates(pathIn, { publicUrl, defaultLocale }).map(
    ({ hrefLang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>\n`,
  );
  return [
    `<url>\n${element('loc', new URL(pathIn(locale), publicUrl).href)}\n`,
    changedOn ? `${element('lastmod', changedOn)}\n` : '',
    ...links,
    '</url>\n',
  ].join('');
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
