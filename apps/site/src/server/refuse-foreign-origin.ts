import { isCsrfRequestAllowed } from '@tanstack/react-start';
import { Refusal } from './http/refusal';

/**
 * Refuses what a page of another site makes a visitor's browser send. A browser says where a request comes from; one
 * that says nothing is not believed.
 *
 * @throws Refusal 403
 */
export async function refuseForeignOrigin(request: Request): Promise<void> {
  if (request.method === 'GET') return;
  const isAllowed = await isCsrfRequestAllowed({ origin: (origin) => isOwnOrigin(origin, request) }, {
    request,
  } as Parameters<typeof isCsrfRequestAllowed>[1]);
  if (!isAllowed) throw new Refusal(403, 'Only a page of this site may send this.');
}

/** The site under its public address, or by whatever name the visitor's browser reached it. */
function isOwnOrigin(origin: string, { url, headers }: Request): boolean {
  if (origin === new URL(url).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
