import type { Page } from '@playwright/test';

const namespaces = {
  sitemap: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  xhtml: 'http://www.w3.org/1999/xhtml',
};

/** A child element of a sitemap's root. */
export interface Entry {
  name: string;
  /** Its elements in order, as `prefix:name` of the namespaces above. */
  elements: string[];
  loc: string;
  lastmod: string | undefined;
  /** Languages of its alternates. */
  languages: string[];
}

interface Sitemap {
  errors: number;
  /** Of the root, as `prefix:name`. */
  name: string;
  entries: Entry[];
}

/** Parses XML with the browser's parser, which is strict. */
export const readSitemap = (page: Page, xml: string): Promise<Sitemap> =>
  page.evaluate(
    ({ xml, namespaces }) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const nameOf = ({ namespaceURI, localName }: Element) => {
        const known = Object.entries(namespaces).find(([, namespace]) => namespace === namespaceURI);
        return `${known?.[0] ?? namespaceURI}:${localName}`;
      };
      const root = document.documentElement;
      const entries = [...root.children].map((entry): Entry => {
        const elements = [...entry.children];
        const text = (name: string) => elements.find((element) => nameOf(element) === name)?.textContent;
        return {
          name: nameOf(entry),
          elements: elements.map(nameOf),
          loc: text('sitemap:loc') ?? '',
          lastmod: text('sitemap:lastmod'),
          languages: elements.flatMap((element) => element.getAttribute('hreflang') ?? []),
        };
      });
      return { errors: document.querySelectorAll('parsererror').length, name: nameOf(root), entries };
    },
    { xml, namespaces },
  );
