import fs from 'node:fs/promises';

/**
 * Free bytes below which a disk counts as full. The embedded database needs a segment of 16 MB for its log at any time, and
 * cannot go on if it does not get that.
 */
const reservedBytes = 64 * 1024 * 1024;

/** A disk on which too little is free to start. */
export class DiskFullError extends Error {}

/** Whether enough is free on the disk of a folder. A folder that does not exist yet has enough. */
export async function hasSpace(folder: string): Promise<boolean> {
  const disk = await fs.statfs(folder).catch(() => undefined);
  return disk === undefined || disk.bavail * disk.bsize >= reservedBytes;
}
