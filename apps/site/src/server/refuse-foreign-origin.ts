import { isCsrfRequestAllowed } from '@tanstack/react-start';
import { Refusal } from './http/refusal';

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

/** The site's public origin, or the host of the request. */
function isOwnOrigin(origin: string, { url, headers }: Request): boolean {
  if (origin === new URL(url).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
