import type { PoolClient } from 'pg';

/** Tables of the site, each after those that its foreign keys refer to. */
export async function tablesInOrder(client: PoolClient): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by name`,
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select c.relname as from, r.relname as to from pg_constraint
     join pg_class c on c.oid = conrelid join pg_class r on r.oid = confrelid where contype = 'f'`,
  );
  const ordered = new Set<string>();
  const add = (name: string) => {
    if (ordered.has(name)) return;
    for (const { from, to } of references) if (from === name && to !== name) add(to);
    ordered.add(name);
  };
  tables.forEach(({ name }) => add(name));
  return [...ordered];
}

/** Whether the database has any table, ours or another program's. */
export async function hasTables(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_tables where schemaname in ('public', 'drizzle') limit 1`,
  );
  return rows.length > 0;
}

export async function readSequences(client: PoolClient) {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by name`,
  );
  const sequences = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
    );
    sequences.push({ name, ...(values[0] as { value: string; isCalled: boolean }) });
  }
  return sequences;
}

/** A name of the catalogue as SQL has it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
