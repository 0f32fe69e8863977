import { addEncoding, type CachedResponse, createCachedResponse, mediaTypeOf } from '@raang/server';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileCacheControl } from './builds';

const encodings = { '.br': 'br', '.gz': 'gzip' } as const;

/**
 * The build's client files by path: a few megabytes, read once. A later build on disk does not affect this process,
 * whose pages name the files of its own build.
 */
export async function readStaticFiles(
  folder: string,
  commonHeaders: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, CachedResponse>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const bytes = new Map(await Promise.all(files.map(async (file) => [file, await readFile(file)] as const)));
  const responses = new Map<string, CachedResponse>();
  for (const [file, body] of bytes) {
    if (path.extname(file) in encodings) continue;
    const pathname = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    const headers = {
      ...commonHeaders,
      'content-type': mediaTypeOf(file),
      'cache-control': fileCacheControl(pathname),
    };
    const stored = createCachedResponse(body, { status: 200, headers });
    for (const [extension, encoding] of Object.entries(encodings)) {
      // compressed at build time with maximum quality
      const smaller = bytes.get(file + extension);
      if (smaller && stored.isCompressible) addEncoding(stored, encoding, smaller);
    }
    responses.set(pathname, stored);
  }
  return responses;
}
