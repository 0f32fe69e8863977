// `npm run import -- gtfs <path or address>`, `npm run import -- alerts <path or address>`: imports a GTFS feed, or the
// alerts of a GTFS Realtime feed, once. An invalid import is refused with its reasons, and the current data stays.
import path from 'node:path';
import { loadApi, openSiteDatabase } from './api.mjs';
import { bootstrap, fail } from './bootstrap.mjs';
import { readSettings } from './site.mjs';

await bootstrap();
const [kind, source, ...rest] = process.argv.slice(2);
if ((kind !== 'gtfs' && kind !== 'alerts') || !source || rest.length > 0)
  fail('npm run import -- gtfs <folder, zip file or address>\nnpm run import -- alerts <file or address>');

const settings = await readSettings();
const api = await loadApi();
const database = await openSiteDatabase(api, settings);
// paths are relative to the folder in which npm was called, not to the one that it changes to
const from = process.env.INIT_CWD ?? process.cwd();
const { isRefused, lines } = await api
  .runImport(database.db, {
    kind,
    source: /^https?:\/\//.test(source) ? source : path.resolve(from, source),
    startFeed: settings.startFeed,
    ownAgencies: settings.ownAgencies,
    now: settings.now,
  })
  .finally(() => database.close());
console.log(lines.join('\n'));
process.exit(isRefused ? 1 : 0);
