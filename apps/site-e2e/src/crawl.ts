import { asTyped, type Tag, tagsOf, textsOf } from './html';
import { inParallel } from './in-parallel';

/** What a crawler reads from a page. A response that is not HTML has only a status. */
export interface CrawledPage {
  status: number;
  title: string;
  /** Undefined if the page has none. */
  description: string | undefined;
  canonical: string | undefined;
  /** URL by language. */
  alternates: Record<string, string>;
  isIndexed: boolean;
  /** Has the line of a demonstration, or the badge of an example. */
  isDemonstration: boolean;
  /** Ids of its elements: the fragments that a link may name. */
  ids: Set<string>;
  references: Reference[];
}

/** A URL of the site that a page names. */
interface Reference {
  /** Without the fragment. */
  url: string;
  /** Without its `#`; empty if there is none. */
  fragment: string;
  /** A visitor follows links and forms; a browser loads the rest. */
  kind: 'link' | 'form' | 'resource';
}

/** Page by URL. */
export type Crawl = Map<string, CrawledPage>;

export interface HtmlResponse {
  status: number;
  /** Empty for what is not HTML. */
  html: string;
  /** The header X-Robots-Tag. */
  robots: string | undefined;
}

export type FetchHtml = (url: string) => Promise<HtmlResponse>;

/**
 * Fetches every URL of the site that the pages at `starts` lead to, each once. Only indexed pages lead on: filters and
 * questions combine the same content without end. Of URLs of one form, one is fetched.
 */
export async function crawlSite(starts: readonly string[], fetchHtml: FetchHtml): Promise<Crawl> {
  const crawl: Crawl = new Map();
  const forms = new Set<string>();
  const isNew = (url: string) => !forms.has(formOf(url)) && forms.add(formOf(url));
  for (let urls = starts.filter(isNew); urls.length > 0;) {
    const found = new Set<string>();
    await inParallel(urls, async (url) => {
      const page = readPage(await fetchHtml(url), url);
      crawl.set(url, page);
      if (isIndexedPage(page, url)) for (const { url } of page.references) found.add(url);
    });
    urls = [...found].filter(isNew);
  }
  return crawl;
}

/** The pages of the crawl that search engines may index, by URL. */
export function indexedPages(crawl: Crawl): Crawl {
  return new Map([...crawl].filter(([url, page]) => isIndexedPage(page, url)));
}

/** The URLs that a visitor reaches from a page by links and forms. */
export function linkedFrom(crawl: Crawl, start: string): Set<string> {
  const reached = new Set([start]);
  // the loop also visits what it adds
  for (const reachedUrl of reached)
    for (const { url, kind } of crawl.get(reachedUrl)?.references ?? [])
      if (kind !== 'resource') reached.add(url);
  return reached;
}

const isIndexedPage = ({ status, canonical, isIndexed }: CrawledPage, url: string) =>
  status === 200 && canonical === url && isIndexed;

/**
 * The path with the names of its query parameters, and the number of the page. Of social cards only the folder: they
 * are drawn alike, slowly, and in limited numbers for one client.
 */
function formOf(address: string): string {
  const url = new URL(address);
  if (url.pathname.startsWith('/social/')) return address.slice(0, address.lastIndexOf('/'));
  const parameters = [...url.searchParams].map(([name, value]) => (name === 'page' ? value : name));
  return [url.origin + url.pathname, ...parameters].join('?');
}

/** In both languages. */
const demonstrationMarks = /Demonstration, not the|เว็บไซต์สาธิต|(Example|ตัวอย่าง)<\/span>/;

function readPage({ status, html, robots = '' }: HtmlResponse, base: string): CrawledPage {
  const tags = tagsOf(html);
  const attributesOf = (name: string) => tags.filter((tag) => tag.name === name).map((tag) => tag.attributes);
  const [links, metas] = [attributesOf('link'), attributesOf('meta')];
  const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
  const contentOf = (name: string) => metas.find((meta) => meta['name'] === name)?.['content'];
  // a slice would keep the whole text of its page in memory
  return structuredClone({
    status,
    title: textsOf(html, 'title')[0] ?? '',
    description: contentOf('description'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
    isIndexed: ![robots, contentOf('robots')].some((rule) => rule?.includes('noindex')),
    isDemonstration: demonstrationMarks.test(asTyped(html)),
    ids: new Set(tags.flatMap(({ attributes: { id } }) => id ?? [])),
    references: tags.flatMap((tag) => referencesOf(tag, base)),
  });
}

function referencesOf({ name, attributes }: Tag, base: string): Reference[] {
  const { href, src, srcset = '', imagesrcset = '', action, method = 'get', property, content } = attributes;
  const isForm = name === 'form' && method.toLowerCase() === 'get';
  const isCard = name === 'meta' && (property === 'og:image' || property === 'og:url');
  const addresses = [
    href,
    src,
    ...[srcset, imagesrcset].flatMap((set) => set.split(/,\s+/).map((part) => part.split(' ')[0])),
    isForm ? action : undefined,
    isCard ? content : undefined,
  ];
  const kind = name === 'a' ? 'link' : isForm ? 'form' : 'resource';
  return addresses.flatMap((address) => {
    const url = address ? new URL(address, base) : undefined;
    if (url?.origin !== new URL(base).origin) return [];
    const fragment = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    return { url: url.href, fragment, kind };
  });
}
