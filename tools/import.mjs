// `npm run import -- gtfs <path or address>`, `npm run import -- alerts <path or address>`: imports a GTFS feed, or the
// alerts of a GTFS Realtime feed, once. An invalid import is refused with its reasons, and the current data stays.
// `--check` reports what the import of a feed would report, and changes nothing.
import path from 'node:path';
import { loadApi, openSiteDatabase } from './api.mjs';
import { bootstrap, fail } from './bootstrap.mjs';
import { readSettings } from './site.mjs';

await bootstrap();
const [kind, given, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--check');
const isCheck = process.argv.includes('--check');
if ((kind !== 'gtfs' && (kind !== 'alerts' || isCheck)) || !given || rest.length > 0)
  fail(
    'npm run import -- gtfs <folder, zip file or address> [--check]\nnpm run import -- alerts <file or address>',
  );

const settings = await readSettings();
const api = await loadApi();
// paths are relative to the folder in which npm was called, not to the one that it changes to
const from = process.env.INIT_CWD ?? process.cwd();
const source = /^https?:\/\//.test(given) ? given : path.resolve(from, given);
const { isRefused, lines } = await (isCheck ? check() : run());
console.log(lines.join('\n'));
process.exit(isRefused ? 1 : 0);

async function check() {
  return api.runFeedCheck({ source, ...(await site()) });
}

async function run() {
  const command = { kind, source, startFeed: settings.startFeed, now: settings.now, ...(await site()) };
  const database = await openSiteDatabase(api, settings);
  return api.runImport(database.db, command).finally(() => database.close());
}

/** What the site is, and what it names: only a feed has lines and stations to compare with. */
async function site() {
  const { ownAgencies, contentFolder, named } = settings;
  if (kind !== 'gtfs') return { ownAgencies };
  const content = await api.readContent(contentFolder);
  return { ownAgencies, names: [api.namesInContent(content), api.namesInSettings('authority.ts', named)] };
}
