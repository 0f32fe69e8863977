import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** A cache of made pictures, as files of a folder. */
export interface PictureCache {
  /** The picture if it is cached or in progress. */
  find: (name: string) => Promise<Buffer | undefined>;
  /** Makes a picture unless it is cached; once for concurrent calls. */
  findOrMake: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;
}

export interface PictureCacheOptions {
  folder: string;
  /** Limit of all files together; the least recently used are evicted first. */
  maximumBytes: number;
  /** Reports files that cannot be written or removed; the pictures are returned all the same. */
  onProblem: (error: unknown) => void;
}

const unfinished = '.part';

export async function openPictureCache(options: PictureCacheOptions): Promise<PictureCache> {
  const { folder, maximumBytes, onProblem } = options;
  const fileOf = (name: string) => path.join(folder, name);
  const remove = (name: string) => rm(fileOf(name), { force: true }).catch(onProblem);

  await mkdir(folder, { recursive: true });
  const sizes = new LRUCache<string, number>({
    maxSize: maximumBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_, name, reason) => {
      if (reason === 'evict') void remove(name);
    },
  });
  for (const { name, size } of await filesByAge(folder)) {
    // a power cut may leave an empty file
    if (name.endsWith(unfinished) || size === 0) await remove(name);
    else sizes.set(name, size);
  }

  const read = async (name: string) => {
    if (sizes.get(name) === undefined) return undefined;
    try {
      return await readFile(fileOf(name));
    } catch {
      // another process with the same folder, or a person, has removed it
      sizes.delete(name);
      return undefined;
    }
  };
  const keep = async (name: string, picture: Buffer) => {
    if (picture.length > maximumBytes) return;
    const part = fileOf(`${name}.${process.pid}${unfinished}`);
    try {
      await writeFile(part, picture);
      await rename(part, fileOf(name));
      sizes.set(name, picture.length);
    } catch (error) {
      onProblem(error);
      await rm(part, { force: true }).catch(() => undefined);
    }
  };

  const underWay = new Map<string, Promise<Buffer>>();
  const findOrMake = async (name: string, make: () => Promise<Buffer>) => {
    const found = await read(name);
    if (found) return found;
    const made = await make();
    await keep(name, made);
    return made;
  };
  return {
    find: (name) => underWay.get(name) ?? read(name),
    findOrMake: (name, make) => {
      const running = underWay.get(name);
      if (running) return running;
      const promise = findOrMake(name, make).finally(() => underWay.delete(name));
      underWay.set(name, promise);
      return promise;
    },
  };
}

/** Oldest first: the cache evicts in order of insertion. */
async function filesByAge(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name }) => {
        const { size, mtimeMs } = await stat(path.join(folder, name));
        return { name, size, mtimeMs };
      }),
  );
  return files.sort((a, b) => a.mtimeMs - b.mtimeMs);
}
