import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { apiPrefix } from '@raang/contract';
import {
  answerDocument,
  answerReference,
  documentPath,
  referencePath,
} from './api-reference/api-reference-door';
import { answerDownload, downloadPrefix } from './downloads';
import { answerIcons, iconPrefix } from './icons/icon-door';
import { proxyPrefix, targetOf } from './images/image-proxy';
import { socialPrefix } from './images/social/social-cards';
import { getServices, type Services } from './services';

const immutable = 'public, max-age=31536000, immutable';

const pictureTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Everything that is answered without the pages: health, API, icons, pictures. Undefined means: it is a page. */
export async function answerDoor(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname === '/healthz') return json({ status: 'alive' });
  if (pathname === '/readyz') return readiness(await getServices());
  if (pathname === apiPrefix || pathname.startsWith(`${apiPrefix}/`)) {
    const { api } = await getServices();
    return (
      (await api.handle(request)) ?? json({ code: 'NOT_FOUND', message: 'The API has no such path.' }, 404)
    );
  }
  if (pathname === documentPath) return answerDocument((await getServices()).publicUrl);
  if (pathname === referencePath) return answerReference((await getServices()).publicUrl);
  if (pathname.startsWith(iconPrefix)) return answerIcons(request);
  if (targetOf(request).startsWith(proxyPrefix)) return (await getServices()).changePicture(request);
  if (pathname.startsWith(socialPrefix)) return (await getServices()).socialCard(request);
  if (pathname.startsWith(downloadPrefix)) {
    const answer = await answerDownload(pathname, await getServices());
    return answer ?? json({ code: 'NOT_FOUND', message: 'No such file.' }, 404);
  }
  if (pathname.startsWith('/media/')) return picture(pathname, await getServices());
  return undefined;
}

function json(value: unknown, status = 200): Response {
  return Response.json(value, { status, headers: { 'cache-control': 'no-store' } });
}

async function readiness({ database, content, feed, alerts, log }: Services): Promise<Response> {
  const isReachable = await database.db.execute('select 1').then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, 'the database does not answer');
      return false;
    },
  );
  return json(
    {
      status: isReachable ? 'ready' : 'not ready',
      database: { kind: database.kind, status: isReachable ? 'ready' : 'not ready' },
      content: { items: content.items, problems: content.problems },
      feed,
      alerts: alerts?.status() ?? { outcome: 'off' },
    },
    isReachable ? 200 : 503,
  );
}

/** `/media/<digest>/<file>`: a new picture has a new path, so an answer holds for ever. */
async function picture(pathname: string, { media, mediaFolder }: Services): Promise<Response> {
  const [, digest, name = ''] = /^\/media\/([0-9a-f]+)\/([a-z0-9.-]+)$/.exec(pathname) ?? [];
  const type = pictureTypes[path.extname(name)];
  if (!digest || !type || media.get(name) !== digest)
    return json({ code: 'NOT_FOUND', message: 'No such picture.' }, 404);
  return new Response(await readFile(path.join(mediaFolder, name)), {
    headers: {
      'content-type': type,
      'cache-control': immutable,
      // an SVG opened by itself is a document: it gets to run nothing
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
}
