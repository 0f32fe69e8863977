import { createHash, randomUUID } from 'node:crypto';
import { checkFeed, type FeedFiles, type FeedProblem } from '@raang/journeys/gtfs';
import { zipSync } from 'fflate';
import type { Database } from '../database/database';
import { takeTask } from '../database/locks';
import { findFeedInForce, markInsteadOf, saveFeed } from './network.store';

export interface FeedImport {
  /**
   * `refused`: the feed has errors, and the one before stays in force. `kept`: so does one that was imported by command,
   * since the start brings none but the one that it was imported instead of.
   */
  outcome: 'imported' | 'unchanged' | 'refused' | 'kept';
  /** What is wrong with the feed, warnings too; nothing is looked for in one that is not needed. */
  problems: FeedProblem[];
}

export interface FeedToImport {
  files: FeedFiles;
  now: () => Date;
  /** Of an import by command: the feed that the start would put in force. */
  insteadOf?: FeedFiles | undefined;
}

// zip archives begin their calendar in 1980; a fixed day keeps equal feeds equal
const archiveDate = '1980-01-02';

/**
 * Puts a feed in force when it is in order. Doing it twice changes nothing. Of several processes one imports and the
 * others wait.
 */
export async function importFeed(db: Database, feed: FeedToImport): Promise<FeedImport> {
  return db.transaction(async (tx) => {
    await takeTask(tx, 'feed import');
    return putInForce(tx, feed);
  });
}

async function putInForce(
  db: Database,
  { files, now, insteadOf: replaced }: FeedToImport,
): Promise<FeedImport> {
  const digest = digestOf(files);
  const insteadOf = replaced && digestOf(replaced);
  const inForce = await findFeedInForce(db);
  if (inForce?.digest === digest) {
    if (insteadOf && inForce.insteadOf !== insteadOf) await markInsteadOf(db, inForce.id, insteadOf);
    return { outcome: 'unchanged', problems: [] };
  }
  if (!insteadOf && inForce?.insteadOf === digest) return { outcome: 'kept', problems: [] };
  const { problems } = checkFeed(files);
  if (problems.some(({ severity }) => severity === 'error')) return { outcome: 'refused', problems };
  const contents = Object.fromEntries(files.names.map((name) => [name, files.read(name)!]));
  const archive = Buffer.from(zipSync(contents, { mtime: archiveDate }));
  await saveFeed(db, { id: randomUUID(), importedAt: now(), digest, insteadOf: insteadOf ?? null, archive });
  return { outcome: 'imported', problems };
}

function digestOf({ names, read }: FeedFiles): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update('\0').update(read(name)!).update('\0');
  return hash.digest('hex');
}
