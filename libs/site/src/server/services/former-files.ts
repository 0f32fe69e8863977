import { type CachedResponse, createCachedResponse, mediaTypeOf } from '@raang/server';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentFacts, PublishedFiles } from '@raang/api';
import { LRUCache } from 'lru-cache';
import { fileCacheControl } from './builds';

const mostBytes = 16 * 1024 * 1024;

/** Build files of other releases, for the listener. */
export function createFormerFiles({
  published,
  commonHeaders,
}: {
  published: Pick<PublishedFiles, 'read'>;
  commonHeaders: Readonly<Record<string, string>>;
}): (pathname: string) => Promise<CachedResponse | undefined> {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => body.length * 2 + 1024,
    // an evicted read still answers its callers
    ignoreFetchAbort: true,
    fetchMethod: async (pathname) => {
      const bytes = await published.read(pathname.slice(1));
      if (!bytes) return undefined;
      const headers = {
        ...commonHeaders,
        'content-type': mediaTypeOf(pathname),
        'cache-control': fileCacheControl(pathname),
      };
      return createCachedResponse(Buffer.from(bytes), { status: 200, headers });
    },
  });
  return (pathname) => responses.fetch(pathname);
}

/** Finds a picture of another release, as a local file: pictures are made from files. */
export function createFormerPictures({
  published,
  folder,
}: {
  published: Pick<PublishedFiles, 'read'>;
  folder: string;
}): (name: string) => Promise<string | undefined> {
  return async (name) => {
    const bytes = await published.read(name);
    if (!bytes) return undefined;
    const file = path.join(folder, name.replaceAll('/', '-'));
    const unfinished = `${file}.${crypto.randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return file;
  };
}

/** What a release has under addresses that never change, beside its build files. */
export interface ReleaseContent {
  published: PublishedFiles;
  media: ReadonlyMap<string, string>;
  mediaFolder: string;
  documents: ReadonlyMap<string, DocumentFacts>;
  documentsFolder: string;
}

/** Publishes the files of this release. */
export async function publishRelease(
  { published, media, mediaFolder, documents, documentsFolder }: ReleaseContent,
  client: { folder: string; paths: Iterable<string> },
): Promise<void> {
  const files = new Map<string, string>();
  for (const pathname of client.paths)
    if (fileCacheControl(pathname).includes('immutable'))
      files.set(pathname.slice(1), path.join(client.folder, pathname));
  for (const [name, digest] of media) files.set(`media/${digest}/${name}`, path.join(mediaFolder, name));
  for (const [name, { sha256 }] of documents)
    files.set(`documents/${sha256.slice(0, 16)}/${name}`, path.join(documentsFolder, name));
  await published.publish(files);
}
