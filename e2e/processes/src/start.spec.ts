import { cp, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrationNames } from './migration-names';
import { kindsOfDatabase, type OwnDatabase } from './own-databases';
import { copySmallContent } from './small-content';
import { createDatabase } from '@raang/e2e-kit/postgres-server';
import { copyPreparedFolder } from '@raang/e2e-kit/prepared-data';
import { expect, openPage, test } from '@raang/e2e-kit/site-test';
import { siteFolder, startSite, stop } from '@raang/e2e-kit/start-site';

const [category, item] = ['updates/activity', 'accessibility-walk-2025'];

// a slow machine takes longer to start ten sites
test.describe.configure({ timeout: 300_000 });

test('ten sites started at once on an empty PostgreSQL database run each migration once', async () => {
  const database = await createDatabase();
  const folders = await Promise.all(
    Array.from({ length: 10 }, () => mkdtemp(path.join(os.tmpdir(), 'raang-ten-'))),
  );
  const content = await copySmallContent();
  const sites = folders.map((folder) =>
    startSite({ PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url, CONTENT_DIR: content }),
  );
  const readiness = await Promise.all(
    sites.map(async ({ ready }) => {
      const address = await ready();
      const report = async () => (await fetch(`${address}/readyz`)).json();
      // on a slow machine a check of the database may miss its deadline
      await expect.poll(async () => (await report()).status).toBe('ready');
      return report();
    }),
  );
  await Promise.all(sites.map(({ child, exit }) => stop(child, exit)));
  const applied = await database.query('select hash from drizzle.__drizzle_migrations');
  const [once] = await database.query('select count(*)::int as feeds from feeds');
  await database.drop();
  await Promise.all([...folders, content].map((folder) => rm(folder, { recursive: true })));

  expect(new Set(readiness.map(({ content }) => content.items)).size).toBe(1);
  expect(new Set(applied.map(({ hash }) => hash)).size).toBe((await migrationNames()).length);
  expect(applied).toHaveLength((await migrationNames()).length);
  expect(once).toEqual({ feeds: 1 });
});

for (const { name, createEmpty, createPrepared } of kindsOfDatabase) {
  test.describe(`start on ${name}`, () => {
    let database: OwnDatabase;
    test.afterEach(() => database.remove());

    const start = (more: Record<string, string> = {}) =>
      startSite({ PORT: '0', ...database.environment, ...more });

    test('a second start writes no row', async () => {
      database = await createEmpty();
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

    test('missing or invalid content stops the start with a one-line error and changes no data', async ({
      page,
    }) => {
      database = await createPrepared();
      const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-content-'));
      const [content, away] = [path.join(folder, 'content'), path.join(folder, 'away')];
      await cp(path.join(siteFolder, 'content'), content, { recursive: true });
      const first = start({ CONTENT_DIR: content });
      await openPage(page, `${await first.ready()}/en/${category}/${item}`);
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
      const original = await readFile(contents, 'utf8');
      await writeFile(contents, original.replace('slug: travel', 'slug: Travel'));
      const { code, errors } = await start({ CONTENT_DIR: content }).exit;
      expect([code, errors.startsWith(`${contents}:1 0.slug: `), errors.endsWith(advice)]).toEqual([
        1,
        true,
        true,
      ]);
      expect(await database.rowVersions()).toEqual(rows);

      await writeFile(contents, original);
      const again = start({ CONTENT_DIR: content });
      const response = await fetch(`${await again.ready()}/api/v1/categories/${category}/items/${item}`);
      await stop(again.child, again.exit);
      expect((await response.json()).item.likes).toBe(1);
      expect(await database.rowVersions()).toEqual(rows);
      await rm(folder, { recursive: true });
    });
  });
}

const advice = 'nothing was changed: fix it or choose another folder with CONTENT_DIR\n';

test('a damaged embedded database stops the start with one sentence that says what to do, and stays as it is', async () => {
  const folder = await copyPreparedFolder();
  const files = path.join(folder, 'db', 'pglite');
  await truncate(path.join(files, 'global', 'pg_control'), 100);
  const before = await readdir(files);
  const { code, errors } = await startSite({ PORT: '0', DATA_DIR: folder }).exit;
  expect(code).toBe(1);
  expect(errors.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^the start failed: the embedded database in \S+pglite is damaged \(.+\): move this folder away, then load the last backup with npm run restore -- <folder of the backup>$/,
    ),
  ]);
  expect(await readdir(files)).toEqual(expect.arrayContaining(before));
  await rm(folder, { recursive: true });
});
