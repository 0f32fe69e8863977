import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createOtherRelease } from './other-release';
import { copyPreparedDatabase } from '@raang/e2e-kit/prepared-data';
import { siteFolder, startSite, stop } from '@raang/e2e-kit/start-site';
import { expect, test } from '@raang/e2e-kit/watched-test';

// two sites start one after the other
test.describe.configure({ timeout: 300_000 });

test('during an upgrade both processes answer the addresses of both releases', async () => {
  const [database, folder, release] = await Promise.all([
    copyPreparedDatabase(),
    mkdtemp(path.join(os.tmpdir(), 'raang-upgrade-')),
    createOtherRelease(),
  ]);
  const content = path.join(folder, 'content');
  await cp(path.join(siteFolder, 'content'), content, { recursive: true });
  await appendFile(path.join(content, 'media/accessibility-walk-2025.svg'), '<!-- newer -->\n');
  await appendFile(path.join(content, 'documents/tao-poon-atm-2026.en.pdf'), '\n% newer\n');

  // one folder of uploads, as all processes share it
  const environment = { PORT: '0', DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'data') };
  const older = startSite(environment);
  const addresses = [await older.ready()];
  const before = await namedFiles(addresses[0]!);
  const newer = startSite({ ...environment, CONTENT_DIR: content }, release.program);
  addresses.push(await newer.ready());
  const after = await namedFiles(addresses[1]!);

  expect(after.filter((file) => before.includes(file))).toEqual([]);
  const files = [...before, ...after, release.newFile, release.missingFile];
  for (const file of files) {
    const [one, other] = await Promise.all(addresses.map((address) => read(address + file)));
    expect([file, one!.status]).toEqual([file, 200]);
    expect([file, other]).toEqual([file, one]);
    expect(one!.caching).toBe('public, max-age=31536000, immutable');
  }
  for (const address of addresses)
    for (const nowhere of [
      '/assets/none-12345678.js',
      '/media/00/none.svg',
      '/documents/0000000000000000/none.pdf',
    ])
      expect((await read(address + nowhere)).status).toBe(404);

  await Promise.all([stop(older.child, older.exit), stop(newer.child, newer.exit)]);
  expect(await Promise.all([older.exit, newer.exit])).toMatchObject([
    { code: 0, errors: '' },
    { code: 0, errors: '' },
  ]);
  await database.drop();
  await Promise.all([folder, release.folder].map((one) => rm(one, { recursive: true })));
});

/** Addresses that a release's pages name: a picture, the same made smaller, and a document. */
async function namedFiles(address: string): Promise<string[]> {
  const find = async (page: string, file: RegExp) =>
    file.exec(await (await fetch(`${address}/en/${page}`)).text())?.[0] ?? `no ${file} on ${page}`;
  const media = await find(
    'updates/activity/accessibility-walk-2025',
    /\/media\/[0-9a-f]+\/accessibility-walk-2025\.svg/,
  );
  const pdf = /\/documents\/[0-9a-f]+\/tao-poon-atm-2026\.en\.pdf/;
  const document = await find('business/announcing-rental/tao-poon-atm-2026', pdf);
  return [media, `/_ipx/f_webp,w_320${media}`, document];
}

async function read(address: string) {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const { status, headers } = response;
  const type = headers.get('content-type');
  return { status, type, caching: headers.get('cache-control'), body: await response.text() };
}
