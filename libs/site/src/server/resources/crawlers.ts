import { Refusal, type RequestTarget, type Resource } from '@raang/server';
import { isLocale, type Locale, locales } from '@raang/domain';
import { authority } from 'raang:authority';
import { href, openSearchHref } from '../../addresses/href';
import { toLlmsText } from './crawlers/llms';
import { toOpenSearch } from './crawlers/open-search';
import { readSiteData } from './crawlers/read-site-data';
import { toRobots } from './crawlers/robots';
import { securityTextPath, toSecurityText } from './crawlers/security-txt';
import { toSitePages } from './crawlers/site-pages';
import { toSitemapIndex, toSitemaps } from './crawlers/sitemap-xml';
import { createModelContext } from '../models/model-context';
import { getServices, type Services } from '../services/services';

/** Five minutes: the content changes when a process starts, and the feed by a command. */
const cacheControl = 'public, max-age=300';

const plainText = 'text/plain; charset=utf-8';
const xml = 'application/xml; charset=utf-8';
const openSearch = 'application/opensearchdescription+xml; charset=utf-8';

/**
 * What a crawler reads: robots.txt, security.txt, the sitemaps and llms.txt; and how a browser searches the site. `/sitemap.xml` and
 * `/index-sitemap.xml` are the same.
 */
const documents: Record<string, () => Promise<Response>> = {
  '/robots.txt': async () => respond(toRobots(await getServices()), plainText),
  [securityTextPath]: async () => respond(await securityText(), plainText),
  '/llms.txt': async () => respond(await llmsText(await getServices()), plainText),
  '/sitemap.xml': async () => respond(await sitemapIndex(await getServices()), xml),
  '/index-sitemap.xml': async () => respond(await sitemapIndex(await getServices()), xml),
  ...Object.fromEntries(
    locales.map((locale) => [
      openSearchHref(locale),
      async () => respond(openSearchText(locale, await getServices()), openSearch),
    ]),
  ),
};

export function crawlerResource({ pathname }: RequestTarget): Resource | undefined {
  const answer = Object.hasOwn(documents, pathname) ? documents[pathname] : sitemapAt(pathname);
  const name = Object.hasOwn(documents, pathname) ? pathname : '/$lang-sitemap.xml';
  return answer && { name, methods: ['GET'], public: true, cacheControl, key: pathname, answer };
}

/** `/th-sitemap.xml`, and `/th-sitemap-2.xml` and further files if the pages need them. */
function sitemapAt(pathname: string): (() => Promise<Response>) | undefined {
  const [, locale, number = '1'] =
    /^\/([a-z]{2})-sitemap(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(pathname) ?? [];
  if (!isLocale(locale)) return undefined;
  return async () => {
    const file = (await sitemapsIn(locale, await getServices()))[Number(number) - 1];
    if (file === undefined) throw new Refusal(404, 'Sitemap not found.');
    return respond(file, xml);
  };
}

const sitemapPath = (locale: Locale, number: number) =>
  `/${locale}-sitemap${number > 1 ? `-${number}` : ''}.xml`;

async function sitemapsIn(locale: Locale, { clientFor, publicUrl }: Services): Promise<string[]> {
  const data = await readSiteData(clientFor({ headers: new Headers() }));
  return toSitemaps(toSitePages(data), { locale, publicUrl });
}

async function sitemapIndex(services: Services): Promise<string> {
  const files = await Promise.all(
    locales.map(async (locale) =>
      (await sitemapsIn(locale, services)).map((_, index) => sitemapPath(locale, index + 1)),
    ),
  );
  return toSitemapIndex(files.flat().map((path) => new URL(path, services.publicUrl).href));
}

async function securityText(): Promise<string> {
  const { publicUrl, edition, now } = await getServices();
  return toSecurityText({ publicUrl, edition, now: now() });
}

async function llmsText({ clientFor, publicUrl, edition }: Services): Promise<string> {
  const [groups, th, en] = await Promise.all([
    clientFor({ headers: new Headers() }).content.categories(),
    createModelContext('th'),
    createModelContext('en'),
  ]);
  return toLlmsText({ authority, edition, groups, publicUrl, contextIn: { th, en } });
}

function openSearchText(locale: Locale, { publicUrl }: Services): string {
  const { siteName, tagline } = authority;
  return toOpenSearch({
    name: siteName[locale],
    description: tagline[locale],
    locale,
    searchUrl: new URL(href.search(locale), publicUrl).href,
    iconUrl: new URL('/favicon.ico', publicUrl).href,
  });
}

const respond = (body: string, type: string) => new Response(body, { headers: { 'content-type': type } });
