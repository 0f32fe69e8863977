import fs from 'node:fs';
import path from 'node:path';
import { FeedError } from './feed-error';
import { readZip, type ZipEntry } from './zip';

/** Lines that readers skip, by file; in trips.txt with the calls of the trip. */
export type LeftOut = Readonly<Record<string, readonly number[]>>;

/** The files of a feed, read one at a time so that a large one need not stay in memory. */
export interface FeedFiles {
  /** Names without folder, in alphabetical order. */
  names: readonly string[];
  /** Undefined if the feed does not have the file. */
  read: (name: string) => Uint8Array | undefined;
  /** Lines that readers skip, by file: see `leavingOut`. */
  leftOut?: ReadonlyMap<string, ReadonlySet<number>>;
}

/** A feed without the rows that `checkFeed` leaves out. */
export function leavingOut(files: FeedFiles, leftOut: LeftOut): FeedFiles {
  return {
    ...files,
    leftOut: new Map(Object.entries(leftOut).map(([file, lines]) => [file, new Set(lines)])),
  };
}

/** Limits of a feed; a larger one is refused before unpacking. */
export interface FeedLimits {
  /** Of one file, unpacked. */
  maximumFileBytes: number;
  /** Of all files together, unpacked. */
  maximumTotalBytes: number;
  maximumFiles: number;
}

/** Enough for a city of 200,000 trips (its stop_times.txt has about 200 MB), not for more. */
export const defaultFeedLimits: FeedLimits = {
  maximumFileBytes: 600_000_000,
  maximumTotalBytes: 1_000_000_000,
  maximumFiles: 100,
};

/**
 * Opens a feed in a folder.
 * @throws FeedError if the folder does not exist or exceeds the limits
 */
export function openFolder(folder: string, limits: FeedLimits = defaultFeedLimits): FeedFiles {
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new FeedError({ file: folder, reason: 'the folder does not exist' });
  }
  const sizes = new Map<string, number>();
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile() && entry.name.endsWith('.txt')) {
      sizes.set(entry.name, fs.statSync(path.join(folder, entry.name)).size);
    }
  }
  refuseTooMuch(sizes, limits);
  return {
    names: [...sizes.keys()].sort(),
    read: (name) => (sizes.has(name) ? fs.readFileSync(path.join(folder, name)) : undefined),
  };
}

/**
 * Opens a feed in a zip archive; its files may be in one folder of the archive. Checks the stated sizes first, and
 * never unpacks more than stated.
 * @throws FeedError if it is not a zip archive, is damaged or exceeds the limits
 */
export function openZip(archive: Uint8Array, limits: FeedLimits = defaultFeedLimits): FeedFiles {
  const entries = new Map<string, ZipEntry>();
  for (const entry of orFeedError('zip', () => readZip(archive))) {
    const name = path.posix.basename(entry.path);
    if (!name.endsWith('.txt') || entry.path.startsWith('__MACOSX/')) continue;
    if (entries.has(name)) throw new FeedError({ file: name, reason: 'is in the archive more than once' });
    entries.set(name, entry);
  }
  refuseTooMuch(new Map([...entries].map(([name, { size }]) => [name, size])), limits);
  return {
    names: [...entries.keys()].sort(),
    read: (name) => {
      const entry = entries.get(name);
      return entry && orFeedError(name, () => entry.read());
    },
  };
}

/** A feed in memory, by file name. */
export function toFeedFiles(contents: Readonly<Record<string, string | Uint8Array>>): FeedFiles {
  return {
    names: Object.keys(contents).sort(),
    read: (name) => {
      const content = contents[name];
      return typeof content === 'string' ? new TextEncoder().encode(content) : content;
    },
  };
}

function orFeedError<T>(file: string, unpack: () => T): T {
  try {
    return unpack();
  } catch (cause) {
    const why = cause instanceof Error ? `: ${cause.message}` : '';
    throw new FeedError({ file, reason: `the archive cannot be read${why}`, cause });
  }
}

function refuseTooMuch(sizes: ReadonlyMap<string, number>, limits: FeedLimits): void {
  const refuse = (file: string, reason: string) => {
    throw new FeedError({ file, reason });
  };
  if (sizes.size > limits.maximumFiles) refuse('feed', `has more than ${limits.maximumFiles} files`);
  let total = 0;
  for (const [name, size] of sizes) {
    if (size > limits.maximumFileBytes) refuse(name, `has more than ${limits.maximumFileBytes} bytes`);
    total += size;
  }
  if (total > limits.maximumTotalBytes) {
    refuse('feed', `has more than ${limits.maximumTotalBytes} bytes in all`);
  }
}
