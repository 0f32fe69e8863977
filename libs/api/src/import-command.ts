import { AlertsError } from './alerts-feed/alerts.import';
import { importAlertsFrom } from './alerts-feed/import-alerts-from';
import type { Database } from './database/database';
import { DownloadError } from './download/download';
import { type FeedReport, importFeedFrom } from './network/import-feed-from';

/** What can be imported by command. */
export const importKinds = ['gtfs', 'alerts'] as const;
export type ImportKind = (typeof importKinds)[number];

export interface ImportCommand {
  kind: ImportKind;
  /** A file, for a feed also a folder, or the address of one. */
  source: string;
  /** Where the start takes its feed from. */
  startFeed: string;
  now: () => Date;
}

export interface ImportOutcome {
  /** Something was left as it was, because what was given is not in order. */
  isRefused: boolean;
  /** What a person at a terminal is told. */
  lines: string[];
}

const feedOutcomes: Record<FeedReport['outcome'], string> = {
  imported: 'the feed is in force; it stays until GTFS_PATH or the feed of the site changes',
  unchanged: 'this feed is in force already',
  kept: 'the feed before stays in force',
  refused: 'the feed is refused; the one before stays in force',
};

/** Imports a feed or alerts once, and says what came of it. */
export async function runImport(db: Database, command: ImportCommand): Promise<ImportOutcome> {
  return command.kind === 'gtfs' ? runFeedImport(db, command) : runAlertsImport(db, command);
}

async function runFeedImport(
  db: Database,
  { source, startFeed, now }: ImportCommand,
): Promise<ImportOutcome> {
  const { outcome, problems } = await importFeedFrom(db, { source, insteadOf: startFeed, now });
  const isRefused = outcome === 'refused';
  return {
    isRefused,
    lines: [
      ...problems.map(({ severity, text }) => `${severity}: ${text}`),
      `${isRefused ? '✗' : '✓'} ${feedOutcomes[outcome]}`,
    ],
  };
}

async function runAlertsImport(db: Database, { source, now }: ImportCommand): Promise<ImportOutcome> {
  try {
    const { count, problems } = await importAlertsFrom(db, { source, now });
    const lines = [...problems.map((problem) => `warning: ${problem}`), `✓ alerts imported: ${count}`];
    return { isRefused: false, lines };
  } catch (error) {
    const reason = reasonOf(error);
    return { isRefused: true, lines: [`error: ${reason}`, '✗ the alerts are refused; those before stay'] };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AlertsError) return [error.message, error.detail].filter(Boolean).join(': ');
  if (error instanceof DownloadError) return error.message;
  if (error instanceof Error && 'code' in error && 'path' in error) return error.message;
  throw error;
}
