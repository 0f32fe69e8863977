// `npm run seed -- --items 100000`: creates a separate database with plausible items for benchmarks, never the site's.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadApi, printError } from './api.mjs';
import { bootstrap, fail, root } from './bootstrap.mjs';

await bootstrap();
const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '100000' },
    directory: { type: 'string', default: '.data/seeded' },
    database: { type: 'string' },
  },
});
const count = Number(values.items);
if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
  fail('--items must be a whole number up to 1000000');
const directory = path.resolve(root, values.directory);
if (!values.database && fs.existsSync(directory))
  fail(`${values.directory} exists already: remove it, or name another with --directory`);

const { openDatabase, seedItems } = await loadApi();
const database = await openDatabase({
  url: values.database,
  directory,
  onError: printError,
  statementTimeout: 0, // a batch, or the vacuum at the end, may take longer than any request
});
await seedItems(database.db, count);
await database.close();
console.log(`${count} items in ${values.database ?? values.directory}`);
