import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FileStoreOptions, openDisk } from '../uploads/file-store';

/**
 * Files under addresses that never change, of every release that was started lately. During an upgrade old and new
 * processes answer each other's addresses with them.
 */
export interface PublishedFiles {
  /**
   * Publishes the files of a release, and removes those of releases that were last started 90 days ago.
   * @param files local files by path, such as `assets/site-1a2b3c.js`; a path always has the same bytes
   */
  publish: (files: ReadonlyMap<string, string>) => Promise<void>;
  /** The file at a path, of any release; undefined if there is none. */
  read: (path: string) => Promise<Uint8Array | undefined>;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;
const keptMilliseconds = 90 * dayMilliseconds;
/** A release that is nearly removed publishes all its files again. */
const trustedMilliseconds = 60 * dayMilliseconds;
/** Least time between two readings of the lists: requests for files that do not exist cost no more. */
const pauseMilliseconds = 250;
const concurrentCopies = 16;

// beside the uploads, in the store that all processes share
const listsPrefix = 'published/lists';
const listKey = (name: string) => `${listsPrefix}/${name}`;
const fileKey = (name: string) => `published/files/${name}`;

interface ReleaseList {
  name: string;
  writtenAt: Date;
  paths: readonly string[];
}

export interface PublishedFilesOptions {
  /** Its folder, or a part of its bucket, is shared by all processes. */
  place: FileStoreOptions;
  now: () => Date;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** Opens the store at its first use. */
export function openPublishedFiles({ place, now, wait = sleep }: PublishedFilesOptions): PublishedFiles {
  let opened: ReturnType<typeof openDisk> | undefined;
  const disk = () => (opened ??= openDisk(place));
  const read = async (key: string) => buffer((await (await disk()).getStream(key)) as Readable);
  /** Lists never change: their names are digests of their paths. */
  const lists = new Map<string, readonly string[]>();
  let known = new Set<string>();
  let current = Promise.resolve();
  let next: Promise<void> | undefined;

  async function readLists(): Promise<ReleaseList[]> {
    const store = await disk();
    const found: ReleaseList[] = [];
    for (const name of await listNames()) {
      const paths =
        lists.get(name) ?? (JSON.parse((await read(listKey(name))).toString()) as readonly string[]);
      lists.set(name, paths);
      found.push({ name, paths, writtenAt: (await store.getMetaData(listKey(name))).lastModified });
    }
    known = new Set(found.flatMap(({ paths }) => paths));
    return found;
  }

  async function listNames(): Promise<string[]> {
    const store = await disk();
    // a folder exists after the first release only
    if (!place.s3 && !(await isFolder(path.join(place.directory, listsPrefix)))) return [];
    const names: string[] = [];
    let paginationToken: string | undefined;
    do {
      const page = await store.listAll(listsPrefix, { ...(paginationToken && { paginationToken }) });
      for (const entry of page.objects) if (entry.isFile) names.push(entry.name);
      ({ paginationToken } = page);
    } while (paginationToken);
    return names;
  }

  /** Reads the lists after this moment, once for all who wait: another process may just have written one. */
  function refresh(): Promise<void> {
    next ??= current.then(() => {
      next = undefined;
      const reading = readLists().then(() => undefined);
      current = reading.catch(() => undefined).then(async () => void (await wait(pauseMilliseconds)));
      return reading;
    });
    return next;
  }

  return {
    publish: async (files) => {
      const store = await disk();
      const paths = [...files.keys()].toSorted();
      const name = `${createHash('sha256').update(paths.join('\n')).digest('hex').slice(0, 32)}.json`;
      const age = ({ writtenAt }: ReleaseList) => now().getTime() - writtenAt.getTime();
      const before = await readLists();
      const others = before.filter((list) => list.name !== name);
      const present = new Set(before.flatMap((list) => (age(list) < trustedMilliseconds ? list.paths : [])));
      const missing = paths.filter((path) => !present.has(path));
      const copy = async () => {
        for (let path = missing.pop(); path; path = missing.pop())
          await store.copyFromFs(files.get(path)!, fileKey(path));
      };
      await Promise.all(Array.from({ length: concurrentCopies }, copy));
      // last: a list has only files that are there. Written at every start, which renews its age
      await store.put(listKey(name), JSON.stringify(paths));
      const old = others.filter((list) => age(list) >= keptMilliseconds);
      const kept = new Set([...paths, ...others.flatMap((list) => (old.includes(list) ? [] : list.paths))]);
      for (const list of old) {
        await store.delete(listKey(list.name));
        for (const path of list.paths) if (!kept.has(path)) await store.delete(fileKey(path));
      }
    },
    read: async (path) => {
      if (!known.has(path)) await refresh();
      return known.has(path) ? new Uint8Array(await read(fileKey(path))) : undefined;
    },
  };
}

const isFolder = (folder: string) =>
  access(folder).then(
    () => true,
    () => false,
  );
