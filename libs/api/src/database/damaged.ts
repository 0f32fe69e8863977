import { access, constants, readdir } from 'node:fs/promises';
import path from 'node:path';

/** The files of the embedded database are not what they were. The message says what to do. */
export class DatabaseDamagedError extends Error {
  constructor(folder: string, reason: string) {
    super(
      `the embedded database in ${folder} is damaged (${reason}): move this folder away, then load the last backup with npm run restore -- <folder of the backup>`,
    );
    this.name = 'DatabaseDamagedError';
  }
}

/**
 * Looks at the files before PGlite does, which would make a new database among the remains of one.
 * @returns whether there is a database
 * @throws DatabaseDamagedError, or the file system's error if the folder cannot be used
 */
export async function refuseRemains(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return false;
  await access(folder, constants.R_OK | constants.W_OK);
  for (const needed of ['PG_VERSION', 'global', 'base'])
    if (!names.includes(needed)) throw new DatabaseDamagedError(folder, `${needed} is missing`);
  await access(path.join(folder, 'global/pg_control'), constants.R_OK | constants.W_OK).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT'
        ? new DatabaseDamagedError(folder, 'global/pg_control is missing')
        : error;
    },
  );
  return true;
}

/** What PostgreSQL says of damaged files: corrupted data or indexes, a missing file; and of a server that has crashed. */
const codes = new Set(['XX000', 'XX001', 'XX002', '58P01', '57P02']);

/** Whether a statement failed because of the database's files. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && codes.has(code)) || isDamage(error.cause);
}
