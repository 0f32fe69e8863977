import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { siteFolder } from '@raang/e2e-kit/start-site';

/** Copies the site's feed into a folder, for a test to change. */
export async function copySiteFeed(folder: string) {
  await cp(path.join(siteFolder, 'network/gtfs'), folder, { recursive: true });
  return {
    /** Replaces every occurrence in a file. Fails if the text does not occur. */
    async change(file: string, search: string, by: string) {
      const before = await readFile(path.join(folder, file), 'utf8');
      expect(before).toContain(search);
      await writeFile(path.join(folder, file), before.replaceAll(search, by));
    },
  };
}
