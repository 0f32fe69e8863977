import { desc, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { mails } from '../mail/mail.table';
import { feeds } from '../network/network.table';
import { serviceReports } from '../notices/notices.table';

/** What an operator watches, besides the process itself. All processes of a database have the same figures. */
export interface OperationalFigures {
  /** Mails that nobody has tried to send, that failed before and wait, and that were given up in the last 30 days. */
  outbox: { new: number; retried: number; failed: number };
  /** When the oldest mail was posted that is not sent yet. Undefined without one. */
  oldestWaitingMailAt: Date | undefined;
  /** When the active timetable was imported. */
  feedImportedAt: Date | undefined;
  /** When each source last said which alerts there are. */
  reportedAt: Record<string, Date>;
}

/** Reads the figures. A mail has content as long as it waits, or for 30 days after it was given up. */
export async function readOperationalFigures(db: Database): Promise<OperationalFigures> {
  const countWhere = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [[counts], [feed], reports] = await Promise.all([
    db
      .select({
        new: countWhere(sql`${mails.status} = 'waiting' and ${mails.attempts} = 0`),
        retried: countWhere(sql`${mails.status} = 'waiting' and ${mails.attempts} > 0`),
        failed: countWhere(sql`${mails.status} = 'failed'`),
        oldest: sql<Date | null>`min(${mails.postedAt}) filter (where ${mails.status} = 'waiting')`.mapWith(
          mails.postedAt,
        ),
      })
      .from(mails)
      .where(isNotNull(mails.content)),
    db.select({ at: feeds.importedAt }).from(feeds).orderBy(desc(feeds.importedAt)).limit(1),
    db.select().from(serviceReports),
  ]);
  const { oldest, ...outbox } = counts!;
  return {
    outbox,
    oldestWaitingMailAt: oldest ?? undefined,
    feedImportedAt: feed?.at,
    reportedAt: Object.fromEntries(reports.flatMap(({ source, at }) => (at ? [[source, at]] : []))),
  };
}
