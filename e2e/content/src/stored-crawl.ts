import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CrawledPage } from './read-page';

const folder = path.join(import.meta.dirname, '../test-results/crawls');

/** What one crawl of a site has read. */
export interface Crawl {
  /** Of the site, without a slash at the end. */
  baseUrl: string;
  /** By path with its query. */
  pages: ReadonlyMap<string, CrawledPage>;
  /** @throws Error if the crawl has no such page */
  htmlAt: (path: string) => Promise<string>;
}

const listFile = (name: string) => path.join(folder, name, 'pages.json');
const htmlFile = (name: string, address: string) =>
  path.join(folder, name, `${encodeURIComponent(address)}.html`);

/** Removes what an earlier run has stored under this name. */
export async function clearCrawl(name: string): Promise<void> {
  await rm(path.join(folder, name), { recursive: true, force: true });
  await mkdir(path.join(folder, name), { recursive: true });
}

export const storeHtml = (name: string, address: string, html: string): Promise<void> =>
  writeFile(htmlFile(name, address), html);

/** The last step of a crawl: one without it cannot be read. */
export const storePages = (
  name: string,
  { baseUrl, pages }: Pick<Crawl, 'baseUrl' | 'pages'>,
): Promise<void> => writeFile(listFile(name), JSON.stringify({ baseUrl, pages: [...pages] }));

/** @throws Error if this run has not crawled the site at `baseUrl` to its end */
export async function readCrawl(name: string, baseUrl: string): Promise<Crawl> {
  const stored = JSON.parse(await readFile(listFile(name), 'utf8')) as {
    baseUrl: string;
    pages: [string, CrawledPage][];
  };
  if (stored.baseUrl !== baseUrl) throw new Error(`${listFile(name)} is of another site: ${stored.baseUrl}`);
  return {
    baseUrl,
    pages: new Map(stored.pages),
    htmlAt: (address) => readFile(htmlFile(name, address), 'utf8'),
  };
}
