import { mkdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Disk } from 'flydrive';
import type { S3Place } from './s3-driver';

/** Where uploaded files are. Knows ids only: names are in the database. */
export interface FileStore {
  /** @throws if the store is full, broken or out of reach; nothing is stored then, or a part that is swept later */
  write: (id: string, bytes: Uint8Array, mediaType: string) => Promise<void>;
  /** @throws if there is no such file */
  read: (id: string) => Promise<Uint8Array>;
  /** @throws if the store is out of reach */
  has: (id: string) => Promise<boolean>;
  /** Does nothing if there is no such file. */
  remove: (id: string) => Promise<void>;
  /** Ids of all files, in any order. */
  list: () => AsyncIterable<string>;
  writtenAt: (id: string) => Promise<Date>;
  /** Marks the store as one database's, unless it is marked already. Returns the mark that it has. */
  claim: (owner: string) => Promise<string>;
}

export interface FileStoreOptions {
  /** Folder of the files. Created with the first file, readable by this user only. */
  directory: string;
  /** An S3-compatible bucket instead of the folder. */
  s3?: S3Place | undefined;
}

/** Files lie apart, under random names, and no address of the site leads to them. */
const prefix = 'quarantine';
const ownerKey = 'owner';
const keyOf = (id: string) => `${prefix}/${id}`;

/** Opens the store at its first use. */
export function openFileStore(options: FileStoreOptions): FileStore {
  let opened: Promise<Disk> | undefined;
  const disk = () => (opened ??= openDisk(options));
  // not flydrive's getBytes, which returns more than the file where Node pools its buffers
  const readKey = async (key: string) => buffer((await (await disk()).getStream(key)) as Readable);
  return {
    write: async (id, bytes, mediaType) =>
      (await disk()).put(keyOf(id), bytes, { contentType: mediaType, contentLength: bytes.length }),
    read: async (id) => new Uint8Array(await readKey(keyOf(id))),
    has: async (id) => (await disk()).exists(keyOf(id)),
    remove: async (id) => (await disk()).delete(keyOf(id)),
    async *list() {
      let paginationToken: string | undefined;
      do {
        const page = await (
          await disk()
        ).listAll(prefix, { recursive: true, ...(paginationToken && { paginationToken }) });
        for (const entry of page.objects) if (entry.isFile) yield entry.name;
        ({ paginationToken } = page);
      } while (paginationToken);
    },
    writtenAt: async (id) => (await (await disk()).getMetaData(keyOf(id))).lastModified,
    claim: async (owner) => {
      const store = await disk();
      if (!(await store.exists(ownerKey))) await store.put(ownerKey, owner, { contentType: 'text/plain' });
      return (await readKey(ownerKey)).toString();
    },
  };
}

/** The folder or bucket itself, which knows nothing of uploads. */
export async function openDisk({ directory, s3 }: FileStoreOptions): Promise<Disk> {
  const { Disk } = await import('flydrive');
  if (s3) return new Disk((await import('./s3-driver')).openBucket(s3));
  const { FSDriver } = await import('flydrive/drivers/fs');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location: directory, visibility: 'private' }));
}
