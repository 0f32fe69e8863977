import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FullProject } from '@playwright/test';
import { createDatabase } from './postgres-server';
import { siteFolder, startSite, stop } from './start-site';

/** Content without items is refused. */
const oneItem = ['th', 'en'].map((locale) => `updates/news/blue-line-fares-july-2026.${locale}.md`);

/**
 * A site with these files of content, and nothing else that takes long to import, on the kind of database that the
 * project's running site has.
 */
export async function startSmallSite(
  files: Record<string, string>,
  { metadata }: Pick<FullProject, 'metadata'>,
) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-small-'));
  const content = path.join(folder, 'content');
  for (const part of ['categories.yaml', 'media', ...oneItem])
    await cp(path.join(siteFolder, 'content', part), path.join(content, part), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(content, file), text);
  const database = metadata['database'] === 'postgresql' ? await createDatabase() : undefined;
  const site = startSite({
    PORT: '0',
    DATA_DIR: folder,
    CONTENT_DIR: content,
    ...(database && { DATABASE_URL: database.url }),
  });
  return {
    address: await site.ready(),
    close: async () => {
      await stop(site.child, site.exit);
      await Promise.all([database?.drop(), rm(folder, { recursive: true })]);
    },
  };
}
