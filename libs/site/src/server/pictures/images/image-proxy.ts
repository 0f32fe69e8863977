import { freshnessHeaders, notModified, Refusal, SiteRequest } from '@raang/server';
import { createHash } from 'node:crypto';
import { contentTypes } from './allowed';
import { makePicture } from './make-picture';
import { modifiersKey, parseModifiers } from './modifiers';
import { findPicture, leadsUp, type PictureFolders } from './picture-source';
import type { PictureProcessor } from './picture-processor';

export const proxyPrefix = '/_ipx/';

/** Increment to change the pictures of existing URLs. */
const proxyVersion = '1';

const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  mutable: 'public, max-age=3600',
};

/** `/_ipx/<modifiers>/<path>`: pictures of the content and of the build, in other sizes and formats. */
export function createImageProxy(folders: PictureFolders, processor: PictureProcessor) {
  return async (request: Request): Promise<Response> => {
    const target = targetOf(request).slice(proxyPrefix.length);
    if (leadsUp(target)) throw new Refusal(403, 'The path leaves the picture folders.');
    const [, segment = '', path = ''] = /^([^/]*)\/(.+)$/.exec(target) ?? [];
    const modifiers = parseModifiers(segment);
    const source = await findPicture(path, folders);
    const key = createHash('sha256')
      .update([proxyVersion, modifiersKey(modifiers), source.identity].join('\n'))
      .digest('hex')
      .slice(0, 32);
    const freshness = { etag: key, cacheControl: cacheControl[source.isImmutable ? 'immutable' : 'mutable'] };
    const picture = () =>
      processor.findOrMake(request, `${key}.${modifiers.format}`, (sharp) =>
        makePicture(sharp, source.file, modifiers),
      );
    return (
      notModified(request, freshness) ??
      new Response(new Uint8Array(await picture()), {
        headers: { 'content-type': contentTypes[modifiers.format], ...freshnessHeaders(freshness) },
      })
    );
  };
}

/** The raw path, if known: `URL` hides an attempted path traversal. */
function targetOf(request: Request): string {
  const { pathname } = new URL(request.url);
  return request instanceof SiteRequest ? request.path : pathname;
}
