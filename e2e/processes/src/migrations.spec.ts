import { rm } from 'node:fs/promises';
import path from 'node:path';
import { migrationNames } from './migration-names';
import { kindsOfDatabase } from './own-databases';
import { copyPreparedFolder } from '@raang/e2e-kit/prepared-data';
import { runCommand } from '@raang/e2e-kit/run-command';
import { copySmallContent } from './small-content';
import { startSite, stop } from '@raang/e2e-kit/start-site';
import { expect, test } from '@raang/e2e-kit/watched-test';

// a slow machine takes longer to start, migrate and start again
test.describe.configure({ timeout: 300_000 });

const migrate = (environment: Record<string, string>) => runCommand('migrate', environment);

for (const { name, createEmpty } of kindsOfDatabase) {
  test(`npm run migrate applies every migration, and a later start applies none (${name})`, async () => {
    const database = await createEmpty();
    const names = (await migrationNames()).join(', ');
    expect(await migrate(database.environment)).toEqual({
      code: 0,
      output: `✓ migrations applied: ${names}\n`,
      errors: '',
    });
    const schema = (await database.rowVersions())['drizzle.__drizzle_migrations'];
    const content = await copySmallContent();
    const site = startSite({ PORT: '0', CONTENT_DIR: content, ...database.environment });
    await site.ready();
    await stop(site.child, site.exit);
    await rm(content, { recursive: true });
    expect((await database.rowVersions())['drizzle.__drizzle_migrations']).toEqual(schema);
    expect(await migrate(database.environment)).toMatchObject({
      code: 0,
      output: '✓ the database is up to date\n',
    });
    await database.remove();
  });
}

test('npm run migrate refuses an embedded database that a running site has open', async () => {
  const folder = await copyPreparedFolder();
  const site = startSite({ PORT: '0', DATA_DIR: folder });
  await site.ready();
  const { code, errors } = await migrate({ DATA_DIR: folder });
  await stop(site.child, site.exit);
  await rm(folder, { recursive: true });
  expect(code).toBe(1);
  expect(errors).toBe(
    `${path.join(folder, 'db')} is in use by process ${site.child.pid}; ` +
      'stop the site first: only one process can open its embedded database\n',
  );
});
