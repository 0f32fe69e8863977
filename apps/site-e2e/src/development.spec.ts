import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import getPort from 'get-port';
import { copyPreparedFolder } from './prepared-data';
import { expect, test } from './watched-test';

const command = path.resolve(import.meta.dirname, '../../../tools/dev.mjs');

test('the site runs from its sources', async ({ request }) => {
  test.setTimeout(180_000);
  const dataFolder = await copyPreparedFolder();
  const port = await getPort();
  const child = spawn(process.execPath, [command], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  const exit = new Promise((resolve) => child.on('close', resolve));
  try {
    const page = () => request.get(`http://localhost:${port}/en/updates/news`, { timeout: 60_000 });
    await expect(async () => expect((await page()).status()).toBe(200)).toPass({ timeout: 150_000 });
    expect((await request.get(`http://localhost:${port}/mailbox`)).status()).toBe(200);
    expect(await (await page()).text()).toContain('<title>News · MRTA Bangkok</title>');
  } finally {
    child.kill('SIGTERM');
    await exit;
    await rm(dataFolder, { recursive: true });
  }
});
