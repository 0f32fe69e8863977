import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { createDatabase } from '@raang/e2e-kit/postgres-server';
import { runCommand } from '@raang/e2e-kit/run-command';
import { runningSite } from '@raang/e2e-kit/running-sites';
import { startSite, stop } from '@raang/e2e-kit/start-site';
import { expect, test } from '@raang/e2e-kit/watched-test';

// each start imports everything
test.describe.configure({ timeout: 300_000 });

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'raang-killed-start-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

/** What a start imports: content of every kind, and the feed. */
async function imported(address: string) {
  const targets = ['items?pageSize=100', 'lines', 'stations', 'announcements', 'search?q=BL22'];
  const answers = await Promise.all(targets.map((target) => fetch(`${address}/api/v1/${target}`)));
  expect(answers.map(({ status }) => status)).toEqual(targets.map(() => 200));
  return Promise.all(answers.map((answer) => answer.text()));
}

/** Statements that make a start wait: while it migrates, imports the feed, and imports the content. */
const obstacles = [
  'create table found_items (id text)',
  'lock table feeds in share mode',
  'lock table item_texts in share mode',
];

test('a start that is killed in a migration or an import succeeds later: PostgreSQL', async () => {
  const database = await createDatabase();
  const environment = { PORT: '0', DATABASE_URL: database.url, DATA_DIR: folder };
  for (const obstacle of obstacles) {
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query('begin');
    await other.query(obstacle);
    const site = startSite(environment);
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    // on another connection: a transaction sees the activities of its first look only
    await expect.poll(async () => (await database.query(waiting)).length).toBeGreaterThan(0);
    site.child.kill('SIGKILL');
    await site.exit;
    await other.query('rollback');
    await other.end();
    // the tables that the next obstacle needs: the killed migration has left nothing
    expect(await runCommand('migrate', environment)).toMatchObject({ code: 0, errors: '' });
  }
  const site = startSite(environment);
  expect(await imported(await site.ready())).toEqual(
    await imported(runningSite({ kind: 'embedded' }).address),
  );
  await stop(site.child, site.exit);
  await database.drop();
});

test('a start that is killed again and again succeeds later: embedded database', async () => {
  const start = (name: string) => startSite({ PORT: '0', DATA_DIR: path.join(folder, name) });
  const begin = performance.now();
  const whole = start('whole');
  const expected = await imported(await whole.ready());
  const milliseconds = performance.now() - begin;
  await stop(whole.child, whole.exit);
  // parts of what a start takes on this machine
  for (const part of [0.25, 0.5, 0.75]) {
    const site = start('killed');
    const ready = site.ready().catch(() => undefined);
    await Promise.race([sleep(part * milliseconds), ready]);
    site.child.kill('SIGKILL');
    await Promise.all([site.exit, ready]);
  }
  const site = start('killed');
  expect(await imported(await site.ready())).toEqual(expected);
  await stop(site.child, site.exit);
});
