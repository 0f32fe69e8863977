import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { importContentFolder, readContent } from '../content-folder.import';
import { openTestClient, testNow } from '../testing/test-api';
import { embeddedDatabase } from '../testing/test-databases';

test('trial', async () => {
  const database = await embeddedDatabase.open('network');
  const content = await readContent(path.resolve(import.meta.dirname, '../../../../apps/site/content'));
  let from = performance.now();
  const done = await importContentFolder(database.db, content, { lines: ['blue', 'purple', 'yellow', 'pink'], now: () => testNow });
  console.log('import', done.items, JSON.stringify(done.problems.slice(0, 5)), performance.now() - from);
  const client = openTestClient(database.db);
  from = performance.now();
  await client.search.search({ q: 'x' });
  console.log('load', performance.now() - from);
  const queries = (await readFile('/tmp/index-queries.txt', 'utf8')).split('\n').filter(Boolean);
  for (const q of queries) {
    const start = performance.now();
    const { items, total, meant, nearest } = await client.search.search({ q, lang: 'en', pageSize: 5 });
    const took = performance.now() - start;
    console.log(`\n${q}  [${total}] ${took.toFixed(1)} ms ${meant ? `meant ${meant}` : ''} ${nearest.join(', ')}`);
    for (const item of items) console.log(`   ${item.key}  ${item.title.text} ${JSON.stringify(item.title.marks)}`);
  }
  await database.close();
}, 120000);
