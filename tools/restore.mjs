// `npm run restore -- <folder>`: loads a backup into the empty database and the empty file store of the environment.
// `npm run restore -- --check <folder>` only reads it, and needs neither.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { failWith, loadApi, openSitePool } from './api.mjs';
import { bootstrap, fail } from './bootstrap.mjs';
import { readSettings } from './site.mjs';

await bootstrap();
const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' } },
  allowPositionals: true,
});
const [source, ...rest] = positionals;
if (!source || rest.length > 0) fail('npm run restore -- [--check] <folder of a backup>');
const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), source);

const api = await loadApi();
const explain = failWith(api);
const manifest = await (values.check ? api.checkBackup(folder).catch(explain) : restore());
const rows = manifest.tables.reduce(
  (/** @type {number} */ sum, /** @type {any} */ { count }) => sum + count,
  0,
);
console.log(
  `✓ ${rows} rows and ${manifest.files.count} files of ${manifest.createdAt} ${values.check ? 'are complete' : 'restored'}`,
);

async function restore() {
  const settings = await readSettings();
  const { pool, close } = await openSitePool(api, settings);
  return api
    .restoreBackup({ pool, files: api.openFileStore(settings.filePlace), folder, now: settings.now })
    .then(async (/** @type {any} */ restored) => {
      const details = { createdAt: restored.createdAt };
      const entry = { by: 'npm run restore', action: 'restore', subject: restored.database, details };
      await api.recordCommand(pool, { at: settings.now(), ...entry });
      return restored;
    })
    .catch(explain)
    .finally(close);
}
