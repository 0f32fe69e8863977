import { readFile, stat } from 'node:fs/promises';
import { FeedError, type FeedFiles, openFolder, openZip, printFeedPlace } from '@raang/journeys/gtfs';
import type { Database } from '../database/database';
import { download, DownloadError } from '../download/download';
import type { FeedOwner } from './loaded-feed';
import { type FeedImport, importFeed } from './network.import';

/** The feed of a city with 200,000 trips has about 30 MB as a zip file. */
const downloadLimits = { maximumBytes: 200 * 1024 * 1024, timeoutMilliseconds: 120_000 };

export interface FeedReport {
  outcome: FeedImport['outcome'];
  /** Each text is one line with file, line number and reason. */
  problems: { severity: 'error' | 'warning'; text: string }[];
}

export interface FeedFrom extends FeedOwner {
  /** Path of a folder or zip file, or URL of a zip file. */
  source: string;
  now: () => Date;
  /** For an import by command: source of the feed that the site imports at start. */
  insteadOf?: string | undefined;
}

/** Activates a feed if it has no errors. Otherwise the previous feed stays active. */
export async function importFeedFrom(
  db: Database,
  { source, now, insteadOf, ownAgencies }: FeedFrom,
): Promise<FeedReport> {
  try {
    const { outcome, problems } = await importFeed(db, {
      files: await openFeed(source),
      now,
      ownAgencies,
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
  if (!found) throw new FeedError({ file: source, reason: 'no such file or folder' });
  return found.isDirectory() ? openFolder(source) : openZip(await readFile(source));
}
