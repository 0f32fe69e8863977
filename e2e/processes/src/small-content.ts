import { cp, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { siteFolder } from '@raang/e2e-kit/start-site';

/** An item of the content, as `<group>/<category>/<id>`. */
export const smallItem = 'updates/news/blue-line-fares-july-2026';

/** Copies the content with this item only, which imports fast. The caller removes the copy. */
export async function copySmallContent(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-content-'));
  const texts = ['th', 'en'].map((locale) => `${smallItem}.${locale}.md`);
  for (const part of ['categories.yaml', 'sources.yaml', 'media', ...texts])
    await cp(path.join(siteFolder, 'content', part), path.join(folder, part), { recursive: true });
  return folder;
}
