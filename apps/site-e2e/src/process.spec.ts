import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyPreparedFolder } from './prepared-data';
import { copySmallContent, smallItem } from './small-content';
import { startSite, stop } from './start-site';

let dataFolder: string;
test.beforeEach(async () => {
  dataFolder = await copyPreparedFolder();
});
test.afterEach(() => rm(dataFolder, { recursive: true }));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} ends the site cleanly, and the next start takes over`, async () => {
    for (let round = 0; round < 2; round += 1) {
      const site = startSite({ PORT: '0', DATA_DIR: dataFolder });
      const address = await site.ready();
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      site.child.kill(signal);
      expect(await site.exit).toMatchObject({ code: 0, errors: '' });
    }
  });
}

test('a taken port names the variable that chooses another', async () => {
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

test('a folder in use is not shared', async () => {
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

test('a wrong setting stops the start with one line', async () => {
  const { code, output, errors } = await startSite({ PORT: 'three thousand', DATA_DIR: dataFolder }).exit;
  expect([code, output]).toEqual([1, '']);
  expect(errors).toBe('PORT must be a whole number from 0 to 65535, not "three thousand"\n');
});

test('a database that does not answer stops the start with one line', async () => {
  const { code, errors } = await startSite({
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    PORT: '0',
  }).exit;
  expect(code).toBe(1);
  expect(errors).toMatch(/^the database at DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/);
});

test('a broken content file is named, the rest is there and the site runs', async () => {
  const content = await copySmallContent();
  const broken = path.join(content, `${smallItem}.en.md`);
  await writeFile(
    broken,
    (await readFile(broken, 'utf8')).replace(/^publishedOn: .*$/m, 'publishedOn: "soon"'),
  );
  // an empty database: one that held the item before would keep its English text
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
