import { Refusal, refusedResource, type RequestTarget, type Resource } from '@raang/server';
import { switches } from '../../authority/switches';
import { localeOfPath } from '../../addresses/locale-of-path';
import { publicPath } from '../../addresses/own-paths';
import { canonicalQuery, routeOf } from '../../addresses/page-address';
import { pageFunctionNamed, pageFunctions } from '../../addresses/page-functions';
import { categoryFormOf } from '../../addresses/category-forms';
import { type PageRoute, pageRoutes } from '../../addresses/page-routes';
import { functionPrefix } from '../render/page-request';
import { refusalPage, unknownPage } from '../render/static-pages/refusal-page';

/** Renders a page, or calls a page function, through the framework. */
export type Render = (request: Request) => Promise<Response>;

/** A shared cache may keep a page for a minute; a browser revalidates each time and gets 304. */
const pageCacheControl = 'public, max-age=0, s-maxage=60';

/** Lets a browser go back and forth between two pages without a new request. */
const functionCacheControl = 'public, max-age=60';

/** Canonical URL: no trailing or doubled slashes, the language in lower case, the authority's own name of a page. */
export function canonicalAddress({ pathname, search }: RequestTarget): Resource | undefined {
  const canonical = publicPath(
    withOneSlash(pathname).replace(/^\/(TH|EN|Th|En|tH|eN)(?=\/|$)/, (prefix) => prefix.toLowerCase()),
  );
  if (canonical === pathname) return undefined;
  return {
    name: 'redirect',
    methods: ['GET'],
    public: true,
    cacheControl: 'public, max-age=86400',
    answer: async () =>
      new Response(null, {
        status: 308,
        headers: { location: canonical + search, 'cache-control': 'public, max-age=86400' },
      }),
    refuse: refusalPage,
  };
}

/** One slash at the beginning, since a browser would read `//example.org` as another site, and none at the end. */
function withOneSlash(pathname: string): string {
  let [begin, end] = [0, pathname.length];
  while (pathname[begin] === '/') begin += 1;
  while (end > begin && pathname[end - 1] === '/') end -= 1;
  return `/${pathname.slice(begin, end)}`;
}

/** Page functions: called when a link is followed or a control is used. */
export function functionResource({ pathname, search }: RequestTarget, render: Render): Resource | undefined {
  if (!pathname.startsWith(functionPrefix)) return undefined;
  const name = nameOfFunction(pathname.slice(functionPrefix.length));
  const called = pageFunctionNamed(name);
  if (!called || isOff(called))
    return refusedResource(functionPrefix, new Refusal(404, 'Page function not found.'));
  return {
    name: functionPrefix + name,
    methods: [called.maximumBytes === undefined ? 'GET' : 'POST'],
    public: called.public,
    cacheControl: functionCacheControl,
    ...(called.public && { key: pathname + search }),
    ...(called.maximumBytes !== undefined && { maximumBodyBytes: called.maximumBytes }),
    answer: render,
  };
}

/**
 * The build uses a function's name as its id (vite.config.ts). In development the id is a JSON description of its
 * location; a build ignores such ids.
 */
function nameOfFunction(id: string): string {
  if (!import.meta.env.DEV || Object.hasOwn(pageFunctions, id)) return id;
  return /"export":"(\w+)_createServerFn_handler"/.exec(Buffer.from(id, 'base64url').toString())?.[1] ?? id;
}

/** Outside both languages is no page, so nothing is rendered for it: a plain 404. */
export function noPageResource({ pathname }: RequestTarget): Resource | undefined {
  if (pathname === '/' || localeOfPath(pathname)) return undefined;
  return {
    name: 'no page',
    methods: ['GET'],
    public: false,
    answer: () => Promise.reject(new Refusal(404, 'Page not found.')),
    refuse: unknownPage,
  };
}

/** Any other URL is a page, possibly the 404 page of a language. */
export function pageResource({ pathname, search }: RequestTarget, render: Render): Resource {
  const route = routeOf(pathname);
  const page: PageRoute | undefined = route && pageRoutes[route];
  if (page && isOff(page)) return offResource;
  const form = page && formAt(pathname, page);
  return {
    name: route ?? (pathname === '/' ? '/' : '/$lang/*'),
    methods: form ? ['GET', 'POST'] : ['GET'],
    public: page?.public ?? false,
    cacheControl: pageCacheControl,
    ...(page?.public && { key: pathname + canonicalQuery(pathname, search) }),
    ...(form && { maximumBodyBytes: form.maximumBytes, showsLimit: !form.hasNoNotice }),
    answer: render,
    refuse: refusalPage,
  };
}

const isOff = ({ part }: Pick<PageRoute, 'part'>): boolean => part !== undefined && !switches[part];

/** A page of a part that the site does without. */
const offResource: Resource = {
  ...refusedResource('no page', new Refusal(404, 'Page not found.')),
  refuse: unknownPage,
};

/** The form of the page at a path; not every category has one. */
function formAt(pathname: string, { form }: PageRoute): PageRoute['form'] {
  const [, , group = '', category = ''] = pathname.split('/');
  return !form?.ofSomeCategories || categoryFormOf({ group, category }) ? form : undefined;
}
