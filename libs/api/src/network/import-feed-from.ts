import { readFile, stat } from 'node:fs/promises';
import { FeedError, type FeedFiles, openFolder, openZip, printFeedPlace } from '@raang/journeys/gtfs';
import type { Database } from '../database/database';
import { download, DownloadError } from '../download/download';
import { type FeedImport, importFeed } from './network.import';

/** Zipped, a city of 200,000 trips has about 30 MB. */
const downloadLimits = { maximumBytes: 200 * 1024 * 1024, timeoutMilliseconds: 120_000 };

export interface FeedReport {
  outcome: FeedImport['outcome'];
  /** File, line and reason, one line each. */
  problems: { severity: 'error' | 'warning'; text: string }[];
}

export interface FeedFrom {
  /** A folder, a zip file or the address of one. */
  source: string;
  now: () => Date;
  /** Of an import by command: where the start takes its feed from. */
  insteadOf?: string | undefined;
}

/** Puts a feed in force when it is in order; whatever is wrong with it, the one before stays. */
export async function importFeedFrom(
  db: Database,
  { source, now, insteadOf }: FeedFrom,
): Promise<FeedReport> {
  try {
    const { outcome, problems } = await importFeed(db, {
      files: await openFeed(source),
      now,
      insteadOf: insteadOf === undefined ? undefined : await openFeed(insteadOf),
    });
    return {
      outcome,
      problems: problems.map((problem) => ({ severity: problem.severity, text: printFeedPlace(problem) })),
    };
  } catch (error) {
    if (!(error instanceof FeedError || error instanceof DownloadError)) throw error;
    return { outcome: 'refused', problems: [{ severity: 'error', text: error.message }] };
  }
}

async function openFeed(source: string): Promise<FeedFiles> {
  if (/^https?:\/\//.test(source)) return openZip((await download(source, downloadLimits))!.bytes);
  const found = await stat(source).catch(() => undefined);
  if (!found) throw new FeedError({ file: source, reason: 'there is no such file or folder' });
  return found.isDirectory() ? openFolder(source) : openZip(await readFile(source));
}
