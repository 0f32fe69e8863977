// `npm run migrate`: migrates the schema of the configured database, and nothing else. The start migrates too; use this
// command if the site's database role may not change the schema and another role may.
import { loadApi, openSiteDatabase } from './api.mjs';
import { bootstrap } from './bootstrap.mjs';
import { readSettings } from './site.mjs';

await bootstrap();
const settings = await readSettings();
const { migrated, close } = await openSiteDatabase(await loadApi(), settings);
await close();
console.log(
  migrated.length > 0 ? `✓ migrations applied: ${migrated.join(', ')}` : '✓ the database is up to date',
);
