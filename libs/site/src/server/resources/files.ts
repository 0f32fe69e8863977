import { Refusal, type RequestTarget, type Resource } from '@raang/server';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { answerDownload, downloadPrefix } from '../services/downloads';
import { proxyPrefix } from '../pictures/images/image-proxy';
import { pictureTypes } from '../pictures/images/picture-types';
import { socialPrefix } from '../pictures/images/social/social-cards';
import { getServices, type Services } from '../services/services';

const mediaPrefix = '/media/';

const immutable = 'public, max-age=31536000, immutable';

/** Pictures and files of the content. Cached by the operating system and by HTTP caches, not in memory. */
export function fileResource({ pathname, path: written }: RequestTarget): Resource | undefined {
  // with the raw path: the handler refuses path traversal
  if (written.startsWith(proxyPrefix))
    return readOnly(proxyPrefix, async (request) => (await getServices()).changePicture(request));
  if (pathname.startsWith(socialPrefix))
    return readOnly(socialPrefix, async (request) => (await getServices()).socialCard(request));
  if (pathname.startsWith(downloadPrefix))
    return readOnly(downloadPrefix, async () => answerDownload(pathname, await getServices()));
  if (pathname.startsWith(mediaPrefix))
    return {
      ...readOnly(mediaPrefix, async () => answerPicture(pathname, await getServices())),
      key: pathname,
    };
  return undefined;
}

const readOnly = (name: string, answer: Resource['answer']): Resource => ({
  name,
  methods: ['GET'],
  public: true,
  answer,
});

/** `/media/<digest>/<file>`: a new picture has a new path, so a response is immutable. */
async function answerPicture(
  pathname: string,
  { media, mediaFolder, published }: Services,
): Promise<Response> {
  const [, digest, name = ''] = /^\/media\/([0-9a-f]+)\/([a-z0-9.-]+)$/.exec(pathname) ?? [];
  const type = pictureTypes[path.extname(name)];
  const notFound = new Refusal(404, 'Picture not found.');
  if (!digest || !type) throw notFound;
  const isCurrent = media.get(name) === digest;
  const bytes = isCurrent
    ? await readFile(path.join(mediaFolder, name))
    : await published.read(pathname.slice(1));
  if (!bytes) throw notFound;
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'cache-control': immutable,
      // an SVG opened directly is a document: allow no scripts
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
