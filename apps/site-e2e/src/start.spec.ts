import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type OwnDatabase, ownDatabases } from './own-databases';
import { createDatabase } from './postgres-server';
import { expect, test } from './site-test';
import { siteFolder, startSite, stop } from './start-site';

const repository = path.resolve(siteFolder, '../..');
const [category, item] = ['updates/activity', 'accessibility-walk-2025'];

/** Names of all migrations, in order. */
async function migrationNames(): Promise<string[]> {
  const journal = path.join(repository, 'libs/api/migrations/meta/_journal.json');
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  return entries.map(({ tag }) => tag);
}

/** `npm run migrate`, as npm runs it. */
async function migrate(environment: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(repository, 'tools/migrate.mjs')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output, errors };
}

// no test measures time: ten sites on a small machine, or the build behind a command, only take longer
test.describe.configure({ timeout: 300_000 });

test('ten sites that start at once on an empty PostgreSQL are all ready, and each migration ran once', async () => {
  const database = await createDatabase();
  const folders = await Promise.all(
    Array.from({ length: 10 }, () => mkdtemp(path.join(os.tmpdir(), 'raang-ten-'))),
  );
  const sites = folders.map((folder) =>
    startSite({ PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url }),
  );
  const answers = await Promise.all(
    sites.map(async ({ ready }) => (await fetch(`${await ready()}/readyz`)).json()),
  );
  await Promise.all(sites.map(({ child, exit }) => stop(child, exit)));
  const applied = await database.query('select hash from drizzle.__drizzle_migrations');
  const [once] = await database.query('select count(*)::int as feeds from feeds');
  await database.drop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));

  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('ready'));
  expect(new Set(answers.map(({ content }) => content.items)).size).toBe(1);
  expect(new Set(applied.map(({ hash }) => hash)).size).toBe((await migrationNames()).length);
  expect(applied).toHaveLength((await migrationNames()).length);
  expect(once).toEqual({ feeds: 1 });
});

for (const { name, create } of ownDatabases) {
  test.describe(`on the ${name}`, () => {
    let database: OwnDatabase;
    let folder: string;
    test.beforeEach(async () => {
      database = await create();
      folder = await mkdtemp(path.join(os.tmpdir(), 'raang-content-'));
    });
    test.afterEach(async () => {
      await database.remove();
      await rm(folder, { recursive: true });
    });

    const start = (more: Record<string, string> = {}) =>
      startSite({ PORT: '0', ...database.environment, ...more });

    test('a second start writes no row', async () => {
      const rows: Record<string, unknown[]>[] = [];
      const reports: unknown[] = [];
      for (let round = 0; round < 2; round += 1) {
        const site = start();
        const { content } = await (await fetch(`${await site.ready()}/readyz`)).json();
        reports.push(content);
        await stop(site.child, site.exit);
        rows.push(await database.rowVersions());
      }
      expect(rows[0]!['public.items']!.length).toBeGreaterThan(300);
      expect(rows[1]).toEqual(rows[0]);
      expect(reports[1]).toEqual(reports[0]);
    });

    test('a start without its content is refused in one line, and everything is there when it is back', async ({
      page,
    }) => {
      const [content, away] = [path.join(folder, 'content'), path.join(folder, 'away')];
      await cp(path.join(siteFolder, 'content'), content, { recursive: true });
      const first = start({ CONTENT_DIR: content });
      await page.goto(`${await first.ready()}/en/${category}/${item}`, { waitUntil: 'networkidle' });
      const like = page.getByRole('button', { name: /^Like/ });
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await stop(first.child, first.exit);
      const rows = await database.rowVersions();

      await rename(content, away);
      expect(await start({ CONTENT_DIR: content }).exit).toEqual({
        code: 1,
        output: '',
        errors: `the content folder ${content} is missing or empty; ${advice}`,
      });
      await rename(away, content);
      const contents = path.join(content, 'categories.yaml');
      const kept = await readFile(contents, 'utf8');
      await writeFile(contents, kept.replace('slug: travel', 'slug: Travel'));
      const { code, errors } = await start({ CONTENT_DIR: content }).exit;
      expect([code, errors.startsWith(`${contents}:1 0.slug: `), errors.endsWith(advice)]).toEqual([
        1,
        true,
        true,
      ]);
      expect(await database.rowVersions()).toEqual(rows);

      await writeFile(contents, kept);
      const again = start({ CONTENT_DIR: content });
      const answer = await fetch(`${await again.ready()}/api/v1/categories/${category}/items/${item}`);
      await stop(again.child, again.exit);
      expect((await answer.json()).item.likes).toBe(1);
      expect(await database.rowVersions()).toEqual(rows);
    });

    test('migrations run on their own, and then no start has one to run', async () => {
      const names = (await migrationNames()).join(', ');
      expect(await migrate(database.environment)).toEqual({
        code: 0,
        output: `✓ migrations applied: ${names}\n`,
        errors: '',
      });
      const schema = (await database.rowVersions())['drizzle.__drizzle_migrations'];
      const site = start();
      await site.ready();
      await stop(site.child, site.exit);
      expect((await database.rowVersions())['drizzle.__drizzle_migrations']).toEqual(schema);
      expect(await migrate(database.environment)).toMatchObject({
        code: 0,
        output: '✓ the database is up to date; no migration was missing\n',
      });
    });
  });
}

const advice = 'nothing was changed: fix it or choose another folder with CONTENT_DIR\n';

test('migrations do not touch an embedded database that a site has open', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-migrate-'));
  const site = startSite({ PORT: '0', DATA_DIR: folder });
  await site.ready();
  const { code, errors } = await migrate({ DATA_DIR: folder });
  await stop(site.child, site.exit);
  await rm(folder, { recursive: true });
  expect(code).toBe(1);
  expect(errors).toBe(
    `${path.join(folder, 'db')} is in use by process ${site.child.pid}; ` +
      "stop the site first: its embedded database is one process's own\n",
  );
});
