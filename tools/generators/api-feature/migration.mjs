import fs from 'node:fs';
import path from 'node:path';
import { execaSync } from 'execa';

/**
 * Generates the migration of a new table, with the trigger that reports its changes to all processes.
 * @param {string} root the workspace
 * @param {string} table
 */
export function generateMigration(root, table) {
  const cwd = path.join(root, 'libs/api');
  execaSync('drizzle-kit', ['generate', '--name', table], { cwd, preferLocal: true, localDir: root });
  const folder = path.join(cwd, 'migrations');
  const file = fs.readdirSync(folder).find((name) => name.endsWith(`_${table}.sql`));
  if (!file) throw new Error(`drizzle-kit has generated no migration of ${table}.`);
  fs.appendFileSync(
    path.join(folder, file),
    `\n--> statement-breakpoint\nCREATE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION "notify_change"('content');\n`,
  );
}
