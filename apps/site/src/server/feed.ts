import { readFile, stat } from 'node:fs/promises';
import { type Database, type FeedImport, importFeed } from '@raang/api';
import { FeedError, type FeedFiles, openFolder, openZip, printFeedPlace } from '@raang/journeys/gtfs';
import type { Log } from './log';

/** What the start made of the feed, as /readyz tells it. */
export interface FeedStatus {
  outcome: FeedImport['outcome'];
  /** One line each, warnings too. */
  problems: string[];
}

/** Puts the feed of a folder or a zip file in force. One that is broken is reported, and the one before stays. */
export async function putFeedInForce(
  db: Database,
  source: string,
  { log, now }: { log: Log; now: () => Date },
): Promise<FeedStatus> {
  const { outcome, problems } = await importFrom(db, source, now);
  if (outcome === 'refused') log.error(`the feed ${source} is refused; the one before stays in force`);
  for (const problem of problems) log.warn(`feed ${problem}`);
  return { outcome, problems };
}

async function importFrom(db: Database, source: string, now: () => Date): Promise<FeedStatus> {
  try {
    const { outcome, problems } = await importFeed(db, { files: await open(source), now });
    return { outcome, problems: problems.map((problem) => printFeedPlace(problem)) };
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    return { outcome: 'refused', problems: [error.message] };
  }
}

async function open(source: string): Promise<FeedFiles> {
  const isFolder = await stat(source).then(
    (found) => found.isDirectory(),
    () => true,
  );
  return isFolder ? openFolder(source) : openZip(await readFile(source));
}
