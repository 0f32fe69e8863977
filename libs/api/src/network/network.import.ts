import { createHash, randomUUID } from 'node:crypto';
import { createNetwork, type Feed, type Network } from '@raang/journeys';
import {
  checkFeed,
  type FeedClock,
  type FeedFiles,
  type FeedReport,
  leavingOut,
  type LeftOut,
  openZip,
  readFeed,
} from '@raang/journeys/gtfs';
import { networkZone } from '@raang/text-time';
import { zipSync } from 'fflate';
import type { Database } from '../database/database';
import { takeTask } from '../database/locks';
import { documentsVersion } from '../search/search-document';
import { hasErrors, withProblems } from './feed-summary';
import type { FeedOwner } from './loaded-feed';
import {
  findFeedInForce,
  markDocumented,
  markInsteadOf,
  readFeedInForce,
  readFeedReport,
  saveFeed,
  saveReport,
} from './network.store';
import { ownAgenciesIn, ownAgencyProblems } from './own-agencies';
import { siteNameProblems, type SiteNames } from './site-names';
import { saveStationDocuments } from './station-documents';

export interface FeedImport {
  /**
   * `refused`: the feed has errors, and the previous feed stays active. `kept`: a feed that was imported by command
   * stays active, because the feed of the start has not changed since.
   */
  outcome: 'imported' | 'unchanged' | 'refused' | 'kept';
  /** Of the given feed; for `unchanged` and `kept`, which check nothing, of the import of the active one. */
  report: FeedReport;
}

/** Whose site takes the feed. */
export interface FeedSite extends FeedOwner {
  /** Lines and stations that the site names, for warnings. */
  names?: readonly SiteNames[] | undefined;
}

export interface FeedToImport extends FeedSite {
  files: FeedFiles;
  now: () => Date;
  /** For an import by command: the feed that the site imports at start. */
  insteadOf?: FeedFiles | undefined;
}

// a fixed date gives equal feeds equal archives; zip has no dates before 1980
const archiveDate = '1980-01-02';

/** What an earlier release imported: it stored no report, and left nothing out. */
const emptyReport: FeedReport = {
  problems: [],
  reasons: [],
  leftOut: {},
  shares: { trips: { count: 0, leftOut: 0 }, stations: { count: 0, leftOut: 0 } },
};

/**
 * Activates a feed if it has no errors. Importing the same feed again changes nothing. If several processes start
 * an import, they run one after the other.
 */
export async function importFeed(db: Database, feed: FeedToImport): Promise<FeedImport> {
  return db.transaction(async (tx) => {
    await takeTask(tx, 'feed import');
    const { outcome, report } = await putInForce(tx, feed);
    const documented = await documentStations(tx, feed);
    if (outcome !== 'imported' || !documented) return { outcome, report };
    const whole = withProblems(report, siteProblems(documented, feed));
    await saveReport(tx, documented.id, whole);
    return { outcome, report: whole };
  });
}

/** Reports what an import would report, without a database. */
export function checkFeedOf({ files, ...site }: FeedSite & { files: FeedFiles }): FeedReport {
  const report = checkFeed(files, { clock: siteClock() });
  return hasErrors(report)
    ? report
    : withProblems(report, siteProblems(read(files, report.leftOut, site), site));
}

interface ReadFeed {
  feed: Feed;
  network: Network;
}

function read(files: FeedFiles, leftOut: LeftOut, { ownAgencies }: FeedOwner): ReadFeed {
  const feed = readFeed(leavingOut(files, leftOut));
  return { feed, network: createNetwork(feed, ownAgenciesIn(feed, ownAgencies)) };
}

/** What the feed lacks of this site. */
const siteProblems = ({ feed, network }: ReadFeed, { ownAgencies, names = [] }: FeedSite) => [
  ...ownAgencyProblems(feed, ownAgencies),
  ...siteNameProblems(network, names),
];

const siteClock = (): FeedClock => ({ timeZone: networkZone(), statedIn: 'timeZone in authority.ts' });

/**
 * Writes the search documents of the active feed's stations, unless this feed has them already.
 * @returns the feed, if it was read
 */
async function documentStations(
  db: Database,
  owner: FeedOwner,
): Promise<(ReadFeed & { id: string }) | undefined> {
  const inForce = await findFeedInForce(db);
  // own stations come first in the search
  const version = [documentsVersion, ...(owner.ownAgencies ?? [])].join(' ');
  if (!inForce || inForce.documentsVersion === version) return undefined;
  const stored = (await readFeedInForce(db))!;
  const found = read(openZip(stored.archive), stored.leftOut, owner);
  await saveStationDocuments(db, found.network);
  await markDocumented(db, inForce.id, version);
  return { ...found, id: inForce.id };
}

async function putInForce(
  db: Database,
  { files, now, insteadOf: replaced }: FeedToImport,
): Promise<FeedImport> {
  const digest = digestOf(files);
  const insteadOf = replaced && digestOf(replaced);
  const inForce = await findFeedInForce(db);
  const storedReport = async () => (await readFeedReport(db)) ?? emptyReport;
  if (inForce?.digest === digest) {
    if (insteadOf && inForce.insteadOf !== insteadOf) await markInsteadOf(db, inForce.id, insteadOf);
    return { outcome: 'unchanged', report: await storedReport() };
  }
  if (!insteadOf && inForce?.insteadOf === digest) return { outcome: 'kept', report: await storedReport() };
  const report = checkFeed(files, { clock: siteClock() });
  if (hasErrors(report)) return { outcome: 'refused', report };
  const contents = Object.fromEntries(files.names.map((name) => [name, files.read(name)!]));
  const archive = Buffer.from(zipSync(contents, { mtime: archiveDate }));
  const id = randomUUID();
  await saveFeed(db, { id, importedAt: now(), digest, insteadOf: insteadOf ?? null, report, archive });
  return { outcome: 'imported', report };
}

function digestOf({ names, read }: FeedFiles): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update('\0').update(read(name)!).update('\0');
  return hash.digest('hex');
}
