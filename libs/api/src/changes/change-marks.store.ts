import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/** Channel of the notices that the triggers of the schema send. */
export const changesChannel = 'raang_changes';

/** Prefix of notices by which a process checks whether it receives notices. */
export const probePrefix = 'probe ';

/**
 * A text that differs after every change of what the public sees, for processes that missed a notice. The tables are
 * those with a trigger `notify_change`.
 */
export async function readChangeMark(db: Database): Promise<string> {
  const { rows } = await db.execute<{ mark: string }>(sql`
    select concat_ws(' ',
      (select string_agg(version::text, ',') from content_versions),
      (select string_agg(version::text, ',') from search_versions),
      (select string_agg(id::text, ',' order by id) from feeds),
      (select count(*) || '.' || sum(xmin::text::bigint) from named_places),
      (select count(*) || '.' || sum(xmin::text::bigint) from alerts),
      (select count(*) || '.' || sum(xmin::text::bigint) from announcements),
      (select count(*) || '.' || sum(xmin::text::bigint) from service_reports where source <> 'feed'),
      (select count(*) || '.' || sum(xmin::text::bigint) from equipment_reports),
      (select count(*) || '.' || sum(xmin::text::bigint) from found_items)
    ) as mark`);
  return rows[0]!.mark;
}

/** Sends a notice to all processes that listen. */
export async function sendProbe(db: Database, probe: string): Promise<void> {
  await db.execute(sql`select pg_notify(${changesChannel}, ${probe})`);
}
