import { clientAddressHeader } from '@raang/contract';
import { createHash } from 'node:crypto';
import { isLocale, type Locale, locales } from '@raang/domain';
import type { ServerRequest } from 'srvx';
import { authority } from '../authority/authority';
import { hrefs } from './visit/addresses';
import { renderDocument } from './document';
import type { readFiles } from './files';
import { contextOf, type Page, type Visit } from './visit/page';
import { notFound } from './pages/not-found';
import { findRoute } from './routes';
import type { Services } from './visit/services';

/** Of every response. Pages have no script and no inline style, so the policy allows none. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  ...(authority.notice && { 'x-robots-tag': 'noindex' }),
};

const caching = {
  page: 'public, max-age=60',
  live: 'public, max-age=10',
  private: 'private, no-store',
  immutable: 'public, max-age=31536000, immutable',
};

/** A form of a few texts. */
const maximumFormBytes = 64 * 1024;

/** Makes the function that answers requests. */
export function createAnswer(services: Services, built: Awaited<ReturnType<typeof readFiles>>) {
  return async (request: ServerRequest): Promise<Response> => {
    try {
      return withHeaders(await answer(request));
    } catch (error) {
      services.log(error as Error);
      return withHeaders(new Response('The page failed. Please try again.', { status: 500 }));
    }
  };

  async function answer(request: ServerRequest): Promise<Response> {
    const url = new URL(request.url);
    const file = built.files.get(url.pathname);
    if (file)
      return new Response(file.bytes, {
        headers: {
          'content-type': file.type,
          'cache-control': caching[file.isImmutable ? 'immutable' : 'page'],
        },
      });
    if (url.pathname === '/')
      return redirect(hrefs.home(preferredLocale(request)), { vary: 'accept-language' });
    const [lang, ...rest] = url.pathname.slice(1).split('/');
    const locale = isLocale(lang) ? lang : authority.defaultLocale;
    const route = isLocale(lang) ? findRoute(decoded(rest.join('/'))) : undefined;
    const refusal = refuse(request, route?.takesForm ?? false);
    if (refusal) return refusal;
    const visit = await visitOf(request, url, locale);
    const page = route ? await route.show(visit, ...route.parameters) : await notFound(visit);
    return page instanceof Response ? page : respond(page, visit);
  }

  async function visitOf(request: ServerRequest, url: URL, locale: Locale): Promise<Visit> {
    const caller = new Headers({ [clientAddressHeader]: request.ip ?? '' });
    return {
      request,
      url,
      query: Object.fromEntries(url.searchParams),
      context: await contextOf(locale, services),
      client: services.api.clientFor(caller),
      now: services.now(),
    };
  }

  async function respond(page: Page, visit: Visit): Promise<Response> {
    const html = await renderDocument(page, visit, built.stylesheets);
    const { status = 200, cache = 'page' } = page;
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`;
    const isKnown = status === 200 && visit.request.headers.get('if-none-match') === etag;
    return new Response(isKnown ? null : html, {
      status: isKnown ? 304 : status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': caching[cache], etag },
    });
  }
}

/** Refuses methods that the page does not have, forms of other sites, and too large ones. */
function refuse({ method, headers: given }: Request, takesForm: boolean): Response | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (method !== 'POST' || !takesForm)
    return new Response(null, {
      status: 405,
      headers: { allow: takesForm ? 'GET, HEAD, POST' : 'GET, HEAD' },
    });
  const site = given.get('sec-fetch-site') ?? 'same-origin';
  if (site !== 'same-origin' && site !== 'none') return new Response(null, { status: 403 });
  const size = Number(given.get('content-length') ?? Number.POSITIVE_INFINITY);
  return size > maximumFormBytes ? new Response(null, { status: 413 }) : undefined;
}

/** The visitor's language, if the browser names one of ours first. */
function preferredLocale({ headers: given }: Request): Locale {
  const asked = (given.get('accept-language') ?? '').toLowerCase().split(/[,;]/);
  const named = asked.map((one) => locales.find((locale) => one.trim().split('-')[0] === locale));
  return named.find((locale) => locale !== undefined) ?? authority.defaultLocale;
}

const redirect = (location: string, more: Record<string, string>) =>
  new Response(null, { status: 302, headers: { location, 'cache-control': caching.private, ...more } });

function withHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', caching.private);
  return response;
}

/** A path for reading; one that cannot be decoded fits no page. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
