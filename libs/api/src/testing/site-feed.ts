import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FeedFiles, toFeedFiles } from '@raang/journeys/gtfs';

/** The own agencies of the site's authority. */
export const siteAgencies = ['bem', 'ebm', 'nbm'];

/** Reads the site's own feed, so that tests check the fares and times that passengers see. */
export async function readSiteFeed(): Promise<FeedFiles> {
  const folder = path.resolve(import.meta.dirname, '../../../../apps/site/network/gtfs');
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, name))] as const),
  );
  return toFeedFiles(Object.fromEntries(files));
}
