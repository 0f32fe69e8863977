import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FullProject } from '@playwright/test';
import { copyPreparedDatabase, copyPreparedFolder } from './prepared-data';
import { siteFolder, startSite, stop } from './start-site';

/** Contents of `alerts.yaml` and `announcements.yaml`. Default: no notices. */
interface Notices {
  alerts?: string;
  announcements?: string;
  /** Further settings of the site. */
  environment?: Record<string, string>;
}

/** Starts the site with other notices, on the same kind of database as the project's running site. */
export async function startSiteWithNotices(
  { alerts = '[]', announcements = '[]', environment = {} }: Notices,
  { metadata }: Pick<FullProject, 'metadata'>,
) {
  const content = await mkdtemp(path.join(os.tmpdir(), 'raang-content-'));
  await cp(path.join(siteFolder, 'content'), content, { recursive: true });
  await writeFile(path.join(content, 'alerts.yaml'), alerts);
  await writeFile(path.join(content, 'announcements.yaml'), announcements);
  const folder = await copyPreparedFolder();
  const database = metadata['database'] === 'postgresql' ? await copyPreparedDatabase() : undefined;
  const site = startSite({
    PORT: '0',
    DATA_DIR: folder,
    CONTENT_DIR: content,
    ...(database && { DATABASE_URL: database.url }),
    ...environment,
  });
  return {
    address: await site.ready(),
    close: async () => {
      await stop(site.child, site.exit);
      await Promise.all([
        database?.drop(),
        ...[folder, content].map((removed) => rm(removed, { recursive: true })),
      ]);
    },
  };
}
