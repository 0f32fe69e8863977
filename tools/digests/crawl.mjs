// Which addresses a crawl of the site asks for.

/** Pages that no page links to, addresses of programs, and mistakes. */
export const starts = [
  '/',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/api/v1/openapi.json',
  '/livez',
  '/readyz',
  ...['th', 'en'].flatMap((language) =>
    [
      '',
      '/no-such-page',
      '/updates/no-such-category',
      '/stations/XX99',
      '/updates/news?page=99',
      '/updates/news?page=none',
      '/search?q=สยาม',
      '/search?q=lost%20bag',
      '/search-departure?from=BL01&to=PP16&time=08:30',
      '/search-departure?from=BL01&to=BL01',
      '/mrt-map?q=Silom',
      '/account/login',
      '/account/register',
      '/account/profile',
    ].map((rest) => `/${language}${encodeURI(decodeURI(rest))}`),
  ),
];

const forms = new Set();

/** Of addresses of one form, one is asked for: filters and questions combine the same content without end. @param {string} address */
export function isNewForm(address) {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const form = [pathname, ...[...new Set(searchParams.keys())].sort()].join(' ');
  return !forms.has(form) && Boolean(forms.add(form));
}

/** Addresses of this site that a page, a sitemap or a list of data names. @param {string} text @param {string} origin */
export function addressesIn(text, origin) {
  const found = text.matchAll(/(?:href|src|action)="([^"#]+)|<loc>([^<]+)/g);
  return [...found].flatMap(([, attribute, location]) => {
    const address = (attribute ?? location ?? '').replaceAll('&amp;', '&');
    if (!/^(\/|https?:)/.test(address)) return [];
    const url = new URL(address, origin);
    const isOurs = url.origin === origin || location !== undefined;
    return isOurs && !url.pathname.startsWith('/assets/') ? [url.pathname + url.search] : [];
  });
}
