import { asTyped, type Tag, tagsOf, textsOf } from '@raang/e2e-kit/html';
import { partsOf, structuredDataOf } from '@raang/e2e-kit/structured-data';

/** What a crawler reads from a response. One that is not HTML has only a status. */
export interface CrawledPage {
  status: number;
  /** Of the HTML, before compression. */
  bytes: number;
  language: string | undefined;
  title: string;
  /** Texts of the main headings. */
  headings: string[];
  /** Number of its main parts. */
  mains: number;
  /** Undefined if the page has none. */
  description: string | undefined;
  /** URLs of its canonical links. */
  canonicals: string[];
  /** Language and URL. */
  alternates: [language: string, url: string][];
  /** Rules for search engines, of its meta elements. */
  robots: string[];
  /** The same in the header X-Robots-Tag. */
  robotsHeader: string | undefined;
  /** Has the line of a demonstration, or the badge of an example. */
  isDemonstration: boolean;
  /** Of its elements: the fragments that a link may name. */
  ids: string[];
  references: Reference[];
}

/** A URL of the site that a page names. */
export interface Reference {
  /** With the query, without the fragment. */
  path: string;
  /** Without its `#`; empty if there is none. */
  fragment: string;
  /** A visitor follows links and forms; a browser loads resources; structured data names URLs for search engines. */
  kind: 'link' | 'form' | 'resource' | 'data';
}

export interface HtmlResponse {
  status: number;
  /** Empty for what is not HTML. */
  html: string;
  robotsHeader: string | undefined;
}

/** In both languages. */
const demonstrationMarks = /Demonstration, not the|เว็บไซต์สาธิต|(Example|ตัวอย่าง)<\/span>/;

/** @param url of the page */
export function readPage({ status, html, robotsHeader }: HtmlResponse, url: URL): CrawledPage {
  const tags = tagsOf(html);
  const attributesOf = (name: string) => tags.filter((tag) => tag.name === name).map((tag) => tag.attributes);
  const [links, metas] = [attributesOf('link'), attributesOf('meta')];
  const contentsOf = (name: string) =>
    metas.flatMap((meta) => (meta['name'] === name ? (meta['content'] ?? '') : []));
  return {
    status,
    bytes: Buffer.byteLength(html),
    language: attributesOf('html')[0]?.['lang'],
    title: textsOf(html, 'title')[0] ?? '',
    headings: textsOf(html, 'h1'),
    mains: attributesOf('main').length,
    description: contentsOf('description')[0],
    canonicals: links.flatMap(({ rel, href }) => (rel === 'canonical' && href ? [href] : [])),
    alternates: links.flatMap(({ rel, hreflang, href }) =>
      rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [],
    ),
    robots: contentsOf('robots'),
    robotsHeader,
    isDemonstration: demonstrationMarks.test(asTyped(html)),
    ids: tags.flatMap(({ attributes: { id } }) => id ?? []),
    references: [...tags.flatMap((tag) => referencesOf(tag, url)), ...referencesOfData(html, url)],
  };
}

function referencesOf({ name, attributes }: Tag, base: URL): Reference[] {
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
  return addresses.flatMap((address) => toReference(address, kind, base));
}

/** URLs that only search engines read: of the questions, places and pictures of the structured data. */
const referencesOfData = (html: string, base: URL): Reference[] =>
  partsOf(structuredDataOf(html)).flatMap(({ value }) =>
    typeof value === 'string' && value.startsWith(`${base.origin}/`) ? toReference(value, 'data', base) : [],
  );

/** Nothing for a URL of another site. */
function toReference(address: string | undefined, kind: Reference['kind'], base: URL): Reference[] {
  const url = address ? new URL(address, base) : undefined;
  if (url?.origin !== base.origin) return [];
  return [{ path: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)), kind }];
}
