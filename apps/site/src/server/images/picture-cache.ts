import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** Pictures that were made once, as files of a folder. */
export interface PictureCache {
  /** The picture where it is there or being made. */
  find: (name: string) => Promise<Buffer | undefined>;
  /** Makes a picture unless it is there; once, however many ask for it at the same time. */
  findOrMake: (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;
}

export interface PictureCacheOptions {
  folder: string;
  /** What all files may take together; those that were not used for longest go first. */
  maximumBytes: number;
  /** Of files that cannot be written or removed: the pictures are answered all the same. */
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
    // a power cut may leave a name without its bytes
    if (name.endsWith(unfinished) || size === 0) await remove(name);
    else sizes.set(name, size);
  }

  const read = async (name: string) => {
    if (sizes.get(name) === undefined) return undefined;
    try {
      return await readFile(fileOf(name));
    } catch {
      // another process on the same folder, or a person, has made room
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

/** Oldest first: what is put into the cache last is the last to go. */
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
