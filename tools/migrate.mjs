// `npm run migrate`: brings the schema of the environment's database up to date, and nothing else. The start does so too;
// on its own it suits a role that may change the schema while the site's own role may not.
import { loadApi, openSiteDatabase } from './api.mjs';
import { bootstrap } from './bootstrap.mjs';
import { readSettings } from './site.mjs';

await bootstrap();
const settings = await readSettings();
const { migrated, close } = await openSiteDatabase(await loadApi(), settings);
await close();
console.log(
  migrated.length > 0
    ? `✓ migrations applied: ${migrated.join(', ')}`
    : '✓ the database is up to date; no migration was missing',
);
