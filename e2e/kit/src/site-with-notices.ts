import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyPreparedFolder } from './prepared-data';
import { siteFolder, startSite, stop } from './start-site';

/** Contents of `alerts.yaml` and `announcements.yaml`. Default: no notices. */
interface Notices {
  alerts?: string;
  announcements?: string;
  /** Further settings of the site. */
  environment?: Record<string, string>;
}

/** Starts the site with other notices. */
export async function startSiteWithNotices({
  alerts = '[]',
  announcements = '[]',
  environment = {},
}: Notices) {
  const content = await mkdtemp(path.join(os.tmpdir(), 'raang-content-'));
  await cp(path.join(siteFolder, 'content'), content, { recursive: true });
  await writeFile(path.join(content, 'alerts.yaml'), alerts);
  await writeFile(path.join(content, 'announcements.yaml'), announcements);
  const folder = await copyPreparedFolder();
  const site = startSite({
    PORT: '0',
    DATA_DIR: folder,
    CONTENT_DIR: content,
    ...environment,
  });
  return {
    address: await site.ready(),
    close: async () => {
      await stop(site.child, site.exit);
      await Promise.all([folder, content].map((removed) => rm(removed, { recursive: true })));
    },
  };
}
