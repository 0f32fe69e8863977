import { createHash, randomUUID } from 'node:crypto';
import { checkFeed, type FeedFiles, type FeedProblem } from '@raang/journeys/gtfs';
import { zipSync } from 'fflate';
import type { Database } from '../database/database';
import { findFeedInForce, saveFeed } from './network.store';

export interface FeedImport {
  /** `refused`: the feed has errors, and the one before stays in force. */
  outcome: 'imported' | 'unchanged' | 'refused';
  /** What is wrong with the feed, warnings too; nothing is looked for in one that is in force already. */
  problems: FeedProblem[];
}

// zip archives begin their calendar in 1980; a fixed day keeps equal feeds equal
const archiveDate = '1980-01-02';

/** Puts a feed in force when it is in order. Doing it twice changes nothing. */
export async function importFeed(
  db: Database,
  { files, now }: { files: FeedFiles; now: () => Date },
): Promise<FeedImport> {
  const digest = digestOf(files);
  const inForce = await findFeedInForce(db);
  if (inForce?.digest === digest) return { outcome: 'unchanged', problems: [] };
  const { problems } = checkFeed(files);
  if (problems.some(({ severity }) => severity === 'error')) return { outcome: 'refused', problems };
  const contents = Object.fromEntries(files.names.map((name) => [name, files.read(name)!]));
  const archive = Buffer.from(zipSync(contents, { mtime: archiveDate }));
  await saveFeed(db, { id: randomUUID(), importedAt: now(), digest, archive });
  return { outcome: 'imported', problems };
}

function digestOf({ names, read }: FeedFiles): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update('\0').update(read(name)!).update('\0');
  return hash.digest('hex');
}
