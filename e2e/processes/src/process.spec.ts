import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyPreparedFolder } from '@raang/e2e-kit/prepared-data';
import { copySmallContent, smallItem } from './small-content';
import { startSite, stop } from '@raang/e2e-kit/start-site';
import { expect, test } from '@raang/e2e-kit/watched-test';

let dataFolder: string;
test.beforeEach(async () => {
  dataFolder = await copyPreparedFolder();
});
test.afterEach(() => rm(dataFolder, { recursive: true }));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} stops the site with exit code 0, and the site starts again on the same data`, async () => {
    for (let round = 0; round < 2; round += 1) {
      const site = startSite({ PORT: '0', DATA_DIR: dataFolder });
      const address = await site.ready();
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      site.child.kill(signal);
      expect(await site.exit).toMatchObject({ code: 0, errors: '' });
    }
  });
}

test('a port in use stops the start with an error that names PORT', async () => {
  const first = startSite({ PORT: '0', DATA_DIR: dataFolder });
  const { port } = new URL(await first.ready());
  const otherFolder = await copyPreparedFolder();
  const { code, errors } = await startSite({ PORT: port, DATA_DIR: otherFolder }).exit;
  await stop(first.child, first.exit);
  await rm(otherFolder, { recursive: true });
  expect(code).toBe(1);
  expect(errors).toBe(
    `port ${port} is taken; choose another with PORT, as in: PORT=${Number(port) + 1} npm start\n`,
  );
});

test('a data folder in use stops the start of a second site', async () => {
  const first = startSite({ PORT: '0', DATA_DIR: dataFolder });
  await first.ready();
  const second = startSite({ PORT: '0', DATA_DIR: dataFolder });
  const { code, errors } = await second.exit;
  await stop(first.child, first.exit);
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^.* is in use by process \d+; stop that process or choose another folder with DATA_DIR\n$/,
  );
});

test('an invalid setting stops the start with a one-line error', async () => {
  const { code, output, errors } = await startSite({ PORT: 'three thousand', DATA_DIR: dataFolder }).exit;
  expect([code, output]).toEqual([1, '']);
  expect(errors).toBe('PORT must be a whole number from 0 to 65535, not "three thousand"\n');
});

test('an unreachable database stops the start with a one-line error', async () => {
  const { code, errors } = await startSite({
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    PORT: '0',
  }).exit;
  expect(code).toBe(1);
  expect(errors).toMatch(/^the database at DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/);
});

test('/readyz reports an invalid content file, and the site serves the rest', async () => {
  const content = await copySmallContent();
  const broken = path.join(content, `${smallItem}.en.md`);
  await writeFile(
    broken,
    (await readFile(broken, 'utf8')).replace(/^publishedOn: .*$/m, 'publishedOn: "soon"'),
  );
  // an empty database: a prepared one would still have the item's English text
  const site = startSite({ PORT: '0', DATA_DIR: path.join(dataFolder, 'empty'), CONTENT_DIR: content });
  const address = await site.ready();
  const { status, content: report } = await (await fetch(`${address}/readyz`)).json();
  const page = await fetch(`${address}/en/${smallItem}`);
  const html = await page.text();
  await stop(site.child, site.exit);
  await rm(content, { recursive: true });
  expect(status).toBe('ready');
  expect(report.problems).toEqual([
    {
      file: `${smallItem}.en.md`,
      line: expect.any(Number),
      reason: expect.stringMatching(/^publishedOn: /),
    },
  ]);
  expect([page.status, html.includes('This page is available in Thai only.')]).toEqual([200, true]);
});
