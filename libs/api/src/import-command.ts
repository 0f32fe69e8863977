import { AlertsError } from './alerts-feed/alerts.import';
import { savePlaceDocuments } from './gazetteer/place-documents';
import { importAlertsFrom } from './alerts-feed/import-alerts-from';
import type { Database } from './database/database';
import { recordAudit } from './audit/audit.store';
import { DownloadError } from './download/download';
import { checkFeedFrom, type FeedFrom, type FeedReport, importFeedFrom } from './network/import-feed-from';
import type { FeedSite } from './network/network.import';

/** Kinds of data that the import command accepts. */
export const importKinds = ['gtfs', 'alerts'] as const;
export type ImportKind = (typeof importKinds)[number];

export interface ImportCommand extends FeedSite {
  kind: ImportKind;
  /** File path or URL. A GTFS feed may also be a folder. */
  source: string;
  /** Source of the feed that the site imports at start. */
  startFeed: string;
  now: () => Date;
}

export interface ImportOutcome {
  /** The input has errors, and the stored data did not change. */
  isRefused: boolean;
  /** Messages for the terminal. */
  lines: string[];
}

const feedOutcomes: Record<FeedReport['outcome'], string> = {
  checked: 'an import would activate the feed; nothing was changed',
  imported: 'the feed is active until GTFS_PATH or the feed of the site changes',
  unchanged: 'this feed is already active',
  kept: 'the previous feed stays active',
  refused: 'the feed is refused; the previous feed stays active',
};

/** Imports a feed or alerts, reports the result, and records it in the audit log, also if the input is refused. */
export async function runImport(db: Database, command: ImportCommand): Promise<ImportOutcome> {
  const outcome = await (command.kind === 'gtfs' ? runFeedImport(db, command) : runAlertsImport(db, command));
  await recordAudit(db, {
    at: command.now(),
    by: 'npm run import',
    action: `import ${command.kind}`,
    subject: withoutSecrets(command.source),
    details: { isRefused: outcome.isRefused },
  });
  return outcome;
}

/** A URL without its credentials and query, which may be a key. */
function withoutSecrets(source: string): string {
  if (!/^https?:/.test(source) || !URL.canParse(source)) return source;
  const { origin, pathname } = new URL(source);
  return origin + pathname;
}

async function runFeedImport(
  db: Database,
  { source, startFeed, ...given }: ImportCommand,
): Promise<ImportOutcome> {
  const report = await importFeedFrom(db, { ...given, source, insteadOf: startFeed });
  // places name stations; the site's start writes them too
  if (report.outcome === 'imported') await db.transaction(savePlaceDocuments);
  return toOutcome(report);
}

/** Reports what the import of a feed would report. Needs no database, and changes nothing. */
export async function runFeedCheck(feed: FeedFrom): Promise<ImportOutcome> {
  return toOutcome(await checkFeedFrom(feed));
}

function toOutcome({ outcome, problems, summary }: FeedReport): ImportOutcome {
  const isRefused = outcome === 'refused';
  return {
    isRefused,
    lines: [
      ...problems.map(({ severity, text }) => `${severity}: ${text}`),
      `${isRefused ? '✗' : '✓'} ${feedOutcomes[outcome]}`,
      summary,
    ],
  };
}

async function runAlertsImport(db: Database, command: ImportCommand): Promise<ImportOutcome> {
  try {
    const { count, problems } = await importAlertsFrom(db, command);
    const lines = [...problems.map((problem) => `warning: ${problem}`), `✓ alerts imported: ${count}`];
    return { isRefused: false, lines };
  } catch (error) {
    const reason = reasonOf(error);
    return {
      isRefused: true,
      lines: [`error: ${reason}`, '✗ the alerts are refused; the previous alerts stay active'],
    };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AlertsError) return [error.message, error.detail].filter(Boolean).join(': ');
  if (error instanceof DownloadError) return error.message;
  if (error instanceof Error && 'code' in error && 'path' in error) return error.message;
  throw error;
}
