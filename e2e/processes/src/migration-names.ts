import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFolder } from '@raang/e2e-kit/start-site';

const journal = path.resolve(siteFolder, '../../libs/api/migrations/meta/_journal.json');

/** Names of all migrations, in order. */
export async function migrationNames(): Promise<string[]> {
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  return entries.map(({ tag }) => tag);
}
