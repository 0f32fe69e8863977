// `npm run backup -- <folder>`: writes database and uploads of the environment into a new folder. A site on PostgreSQL
// goes on meanwhile; one on the embedded database has to be stopped.
import path from 'node:path';
import { failWith, loadApi, openSitePool } from './api.mjs';
import { bootstrap, fail } from './bootstrap.mjs';
import { readSettings } from './site.mjs';

await bootstrap();
const [target, ...rest] = process.argv.slice(2);
if (!target || target.startsWith('-') || rest.length > 0) fail('npm run backup -- <a new folder>');

const settings = await readSettings();
const api = await loadApi();
const { pool, kind, close } = await openSitePool(api, settings);
const manifest = await api
  .writeBackup({
    pool,
    kind,
    files: api.openFileStore(settings.filePlace),
    // paths are relative to the folder in which npm was called, not to the one that it changes to
    folder: path.resolve(process.env.INIT_CWD ?? process.cwd(), target),
    now: settings.now,
  })
  .then(async (/** @type {any} */ written) => {
    const { createdAt, missingFiles } = written;
    await api.recordCommand(pool, {
      at: settings.now(),
      by: 'npm run backup',
      action: 'backup',
      subject: kind,
      details: { createdAt, missingFiles: missingFiles.length },
    });
    return written;
  })
  .catch(failWith(api))
  .finally(close);
const rows = manifest.tables.reduce(
  (/** @type {number} */ sum, /** @type {any} */ { count }) => sum + count,
  0,
);
console.log(`✓ ${rows} rows and ${manifest.files.count} files in ${target}`);
for (const id of manifest.missingFiles)
  console.log(`the file store has no file ${id}, which the database names`);
