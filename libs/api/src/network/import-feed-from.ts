import { readFile, stat } from 'node:fs/promises';
import {
  FeedError,
  type FeedFiles,
  type FeedReport as GtfsReport,
  openFolder,
  openZip,
  printFeedPlace,
  type Severity,
} from '@raang/journeys/gtfs';
import type { Database } from '../database/database';
import { download, DownloadError } from '../download/download';
import { countsOf, type FeedCounts, hasErrors, printCounts } from './feed-summary';
import { checkFeedOf, type FeedImport, type FeedSite, importFeed } from './network.import';

/** The feed of a city with 200,000 trips has about 30 MB as a zip file. */
const downloadLimits = { maximumBytes: 200 * 1024 * 1024, timeoutMilliseconds: 120_000 };

export interface FeedReport {
  /** `checked`: the feed has no errors, and nothing changed. */
  outcome: FeedImport['outcome'] | 'checked';
  /** Each text is one line with file, line number and reason. */
  problems: { severity: Severity; text: string }[];
  counts: FeedCounts;
  /** The problems by kind: the first of each, and how many there are. */
  reasons: { severity: Severity; text: string; count: number }[];
  /** `imported: 2 warnings, 3 notes; 1 of 5 trips left out` */
  summary: string;
}

export interface FeedFrom extends FeedSite {
  /** Path of a folder or zip file, or URL of a zip file. */
  source: string;
}

export interface FeedFromAt extends FeedFrom {
  now: () => Date;
  /** For an import by command: source of the feed that the site imports at start. */
  insteadOf?: string | undefined;
}

/** Activates a feed if it has no errors. Otherwise the previous feed stays active. */
export function importFeedFrom(
  db: Database,
  { source, insteadOf, ...given }: FeedFromAt,
): Promise<FeedReport> {
  return orRefused(async () => {
    const { outcome, report } = await importFeed(db, {
      ...given,
      files: await openFeed(source),
      insteadOf: insteadOf === undefined ? undefined : await openFeed(insteadOf),
    });
    return toReport(outcome, report);
  });
}

/** Reports what an import would report, and changes nothing. */
export function checkFeedFrom({ source, ...site }: FeedFrom): Promise<FeedReport> {
  return orRefused(async () => {
    const report = checkFeedOf({ ...site, files: await openFeed(source) });
    return toReport(hasErrors(report) ? 'refused' : 'checked', report);
  });
}

/** What cannot be opened is refused with its reason. */
async function orRefused(report: () => Promise<FeedReport>): Promise<FeedReport> {
  try {
    return await report();
  } catch (error) {
    if (!(error instanceof FeedError || error instanceof DownloadError)) throw error;
    const problem = { severity: 'error' as const, text: error.message };
    return {
      outcome: 'refused',
      problems: [problem],
      counts: { error: 1, warning: 0, note: 0 },
      reasons: [{ ...problem, count: 1 }],
      summary: 'refused: 1 error',
    };
  }
}

function toReport(outcome: FeedReport['outcome'], report: GtfsReport): FeedReport {
  return {
    outcome,
    // the others were listed by the import of the active feed
    problems: ['unchanged', 'kept'].includes(outcome)
      ? []
      : report.problems.map((problem) => ({ severity: problem.severity, text: printFeedPlace(problem) })),
    counts: countsOf(report),
    reasons: report.reasons.map((reason) => ({
      severity: reason.severity,
      text: printFeedPlace(reason),
      count: reason.count,
    })),
    summary: `${outcome}: ${printCounts(report)}`,
  };
}

async function openFeed(source: string): Promise<FeedFiles> {
  if (/^https?:\/\//.test(source)) return openZip((await download(source, downloadLimits))!.bytes);
  const found = await stat(source).catch(() => undefined);
  if (!found) throw new FeedError({ file: source, reason: 'no such file or folder' });
  return found.isDirectory() ? openFolder(source) : openZip(await readFile(source));
}
