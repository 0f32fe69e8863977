import { createHash, randomUUID } from 'node:crypto';
import { createNetwork, type Feed } from '@raang/journeys';
import { checkFeed, type FeedFiles, type FeedProblem, openZip, readFeed } from '@raang/journeys/gtfs';
import { zipSync } from 'fflate';
import type { Database } from '../database/database';
import { takeTask } from '../database/locks';
import { documentsVersion } from '../search/search-document';
import type { FeedOwner } from './loaded-feed';
import { findFeedInForce, markDocumented, markInsteadOf, readFeedInForce, saveFeed } from './network.store';
import { ownAgenciesIn, ownAgencyProblems } from './own-agencies';
import { saveStationDocuments } from './station-documents';

export interface FeedImport {
  /**
   * `refused`: the feed has errors, and the previous feed stays active. `kept`: a feed that was imported by command
   * stays active, because the feed of the start has not changed since.
   */
  outcome: 'imported' | 'unchanged' | 'refused' | 'kept';
  /** Errors and warnings. Empty for `unchanged` and `kept`, because the feed is then not checked. */
  problems: FeedProblem[];
}

export interface FeedToImport extends FeedOwner {
  files: FeedFiles;
  now: () => Date;
  /** For an import by command: the feed that the site imports at start. */
  insteadOf?: FeedFiles | undefined;
}

// a fixed date gives equal feeds equal archives; zip has no dates before 1980
const archiveDate = '1980-01-02';

/**
 * Activates a feed if it has no errors. Importing the same feed again changes nothing. If several processes start
 * an import, they run one after the other.
 */
export async function importFeed(db: Database, feed: FeedToImport): Promise<FeedImport> {
  return db.transaction(async (tx) => {
    await takeTask(tx, 'feed import');
    const { outcome, problems } = await putInForce(tx, feed);
    const documented = await documentStations(tx, feed);
    if (outcome !== 'imported' || !documented) return { outcome, problems };
    return { outcome, problems: [...problems, ...ownAgencyProblems(documented, feed.ownAgencies)] };
  });
}

/**
 * Writes the search documents of the active feed's stations, unless this feed has them already.
 * @returns the feed, if it was read
 */
async function documentStations(db: Database, { ownAgencies }: FeedOwner): Promise<Feed | undefined> {
  const inForce = await findFeedInForce(db);
  // own stations come first in the search
  const version = [documentsVersion, ...(ownAgencies ?? [])].join(' ');
  if (!inForce || inForce.documentsVersion === version) return undefined;
  const feed = readFeed(openZip((await readFeedInForce(db))!.archive));
  await saveStationDocuments(db, createNetwork(feed, ownAgenciesIn(feed, ownAgencies)));
  await markDocumented(db, inForce.id, version);
  return feed;
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
