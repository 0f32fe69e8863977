import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/**
 * Reads position and writing transaction of every row in every table. Two results are equal only if no row was
 * inserted, updated or deleted in between.
 */
export async function rowVersions(db: Database): Promise<Record<string, string[]>> {
  const tables = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('public', 'drizzle') order by name`,
  );
  const versions: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const rows = await db.execute<{ version: string }>(
      sql`select ctid || ' ' || xmin as version from ${sql.raw(name)} order by ctid`,
    );
    versions[name] = rows.rows.map(({ version }) => version);
  }
  return versions;
}
