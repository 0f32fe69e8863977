import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { siteFolder } from './start-site';

/** A copy of the site's own feed, to be changed. */
export async function copySiteFeed(folder: string) {
  await cp(path.join(siteFolder, 'network/gtfs'), folder, { recursive: true });
  return {
    /** Replaces every occurrence in a file; there must be one. */
    async change(file: string, search: string, by: string) {
      const before = await readFile(path.join(folder, file), 'utf8');
      expect(before).toContain(search);
      await writeFile(path.join(folder, file), before.replaceAll(search, by));
    },
  };
}
