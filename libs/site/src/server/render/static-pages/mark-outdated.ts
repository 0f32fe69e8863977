import { type CachedResponse, createCachedResponse } from '@raang/server';
import { isLocale } from '@raang/domain/locale';
import { outdatedNote } from './outdated-note';

/**
 * Says on a page above everything else that it is outdated, where times could be wrong: on pages that change from minute
 * to minute, which live shorter than others. React skips what it does not know at the beginning of a body. Any other
 * response is as it was.
 */
export async function markOutdated(
  response: CachedResponse,
  key: string,
  madeAt: Date,
): Promise<CachedResponse> {
  const { status, headers, body } = response;
  const locale = key.split('/')[1]?.slice(0, 2);
  const isPage = String(headers['content-type']).startsWith('text/html');
  if (!isPage || !isLocale(locale) || !isLive(headers)) return response;
  const note = await outdatedNote(locale, madeAt);
  const marked = body.toString().replace(/<body\b[^>]*>/, (start) => start + note);
  return createCachedResponse(Buffer.from(marked), { status, headers });
}

const isLive = (headers: CachedResponse['headers']) =>
  /\bs-maxage=([1-5]?\d)\b/.test(String(headers['cache-control']));
