import { freshnessHeaders, notModified, Refusal } from '@raang/server';
import { createHash } from 'node:crypto';
import { openIconSet } from './icon-sets';

export const iconPrefix = '/api/icons/';

/** More than any page shows; twice a browser's cache (specification §9). */
const maximumIcons = 100;

/** As long as a browser caches them: 168 hours (specification §9). */
const cacheControl = 'public, max-age=604800';

const iconName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `/api/icons/<prefix>.json?icons=a,b` in Iconify's JSON. The order of the icons does not change the response. */
export async function answerIcons(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [, prefix = ''] = /^\/api\/icons\/([^/]+)\.json$/.exec(pathname) ?? [];
  const set = await openIconSet(prefix);
  if (!set) throw new Refusal(404, 'Icon set not found.');
  const names = namesIn(searchParams.get('icons'));
  const etag = createHash('sha256')
    .update([prefix, set.version, ...names].join(','))
    .digest('base64url')
    .slice(0, 22);
  const freshness = { etag, cacheControl };
  return (
    notModified(request, freshness) ??
    Response.json(set.pick(names), { headers: freshnessHeaders(freshness) })
  );
}

function namesIn(list: string | null): string[] {
  const names = [...new Set((list ?? '').split(','))].sort();
  if (names.length > maximumIcons)
    throw new Refusal(413, `A request may name at most ${maximumIcons} icons.`);
  const wrong = names.find((name) => name.length > 64 || !iconName.test(name));
  if (wrong !== undefined)
    throw new Refusal(
      400,
      'The parameter icons must be names in lower case, joined by commas, such as ?icons=train,map-pin.',
    );
  return names;
}
