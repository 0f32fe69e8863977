import { cp, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDatabase, type TestDatabase } from './postgres-server';
import { runningSites } from './running-sites';

/** Copies the data folder with the imported content and feed. The caller removes the copy. */
export async function copyPreparedFolder({ folder } = runningSites().prepared): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'raang-data-'));
  await cp(folder, copy, { recursive: true });
  return copy;
}

/** Copies the PostgreSQL database with the imported content and feed. The caller drops the copy. */
export function copyPreparedDatabase({ database } = runningSites().prepared): Promise<TestDatabase> {
  return createDatabase({ template: database });
}
