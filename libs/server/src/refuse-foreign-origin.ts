import { isCsrfRequestAllowed } from '@tanstack/react-start';
import { Refusal } from './refusal';

/**
 * Refuses cross-site requests that change state. Browsers send their origin; a request without it is refused.
 *
 * @throws Refusal 403
 */
export async function refuseForeignOrigin(request: Request): Promise<void> {
  if (request.method === 'GET') return;
  const isAllowed = await isCsrfRequestAllowed({ origin: (origin) => isOwnOrigin(origin, request) }, {
    request,
  } as Parameters<typeof isCsrfRequestAllowed>[1]);
  if (!isAllowed) throw new Refusal(403, 'Only pages of this site may send this request.');
}

/**
 * The same for the API, which programs without cookies may call too: they have no session that another site could use,
 * and send nothing that only browsers send. A page of another site could otherwise sign its visitor in to an account of
 * its own, which needs no cookie.
 *
 * @throws Refusal 403
 */
export async function refuseForeignBrowser(request: Request): Promise<void> {
  // a preflight changes nothing; the API answers it by the procedure's declaration
  if (request.method === 'OPTIONS') return;
  const isBrowser = ['cookie', 'origin', 'sec-fetch-site', 'referer'].some((name) =>
    request.headers.has(name),
  );
  if (isBrowser) await refuseForeignOrigin(request);
}

/** The site's public origin, or the host of the request. */
function isOwnOrigin(origin: string, { url, headers }: Request): boolean {
  if (origin === new URL(url).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
