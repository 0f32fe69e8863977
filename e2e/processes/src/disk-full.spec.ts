import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newEmail } from '@raang/e2e-kit/case-post';
import { cookiesOf, post, someAddress } from '@raang/e2e-kit/form-post';
import { openMailbox } from '@raang/e2e-kit/mailbox';
import { copyPreparedFolder } from '@raang/e2e-kit/prepared-data';

import { startSite, stop } from '@raang/e2e-kit/start-site';
import { expect, test } from '@raang/e2e-kit/watched-test';

const preload = path.resolve(import.meta.dirname, 'full-disk.mjs');

test('a full disk refuses files with a reason, keeps nothing by half, and loses no mail', async ({
  page,
}) => {
  const folder = await copyPreparedFolder();
  const flag = path.join(folder, 'disk-is-full');
  const site = startSite({
    PORT: '0',
    DATA_DIR: folder,
    FULL_DISK: flag,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    NODE_OPTIONS: `--import=${preload}`,
  });
  const address = await site.ready();
  const photo = new Uint8Array(
    await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 40, height: 40 } }),
  );
  const sendWithFile = () =>
    post(`${address}/en/contact/mrta`, {
      fields: {
        topic: 'website',
        message: 'A picture of what I saw',
        name: 'Somchai',
        email: newEmail(),
        upload: new File([photo], 'photo.jpg', { type: 'image/jpeg' }),
      },
    });
  const upload = () => {
    const body = new FormData();
    body.append('file', new File([photo], 'a.jpg'));
    return fetch(`${address}/api/v1/uploads`, { method: 'POST', headers: someAddress(), body });
  };
  const storedFiles = async () =>
    (await readdir(path.join(folder, 'uploads'), { recursive: true }).catch(() => [])).filter((name) =>
      /[0-9a-f]{8}-/.test(name),
    );
  const before = await storedFiles();

  const state = async () => (await fetch(`${address}/readyz`)).json();
  expect(await state()).toMatchObject({ status: 'ready', disk: 'ready', database: { status: 'ready' } });
  await writeFile(flag, '');
  await expect
    .poll(state)
    .toMatchObject({ status: 'degraded', disk: 'full', database: { kind: 'embedded', status: 'read only' } });
  const form = await sendWithFile();
  // as any file that is not taken: the form names it, and can be sent without it
  expect(form.status).toBe(422);
  const html = await form.text();
  expect(html).toContain('A picture of what I saw');
  expect(html).toContain('“photo.jpg” has not reached us');
  const refused = await upload();
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'SERVICE_UNAVAILABLE' }]);
  expect(await storedFiles()).toEqual(before);
  // the first picture needs fonts on the disk; pages need nothing of it
  const picture = () => fetch(`${address}/_ipx/f_webp,w_48/icon-192.png`);
  expect((await picture()).status).toBe(503);
  for (const url of ['/th', '/en/updates/news']) expect((await fetch(address + url)).status, url).toBe(200);
  // the embedded database is on this disk too
  const email = newEmail();
  const sendCase = () =>
    post(`${address}/en/contact/comment`, {
      fields: { topic: 'praise', message: 'The staff were kind', email },
    });
  const untaken = await sendCase();
  expect(untaken.status).toBe(503);
  const shown = await untaken.text();
  expect(shown).toContain('The staff were kind');
  expect(shown).toContain('What you typed is still here');

  await rm(flag);
  await expect.poll(state).toMatchObject({ status: 'ready', database: { status: 'ready' } });
  expect((await sendCase()).status).toBe(303);
  expect((await picture()).status).toBe(200);
  const accepted = await sendWithFile();
  expect([accepted.status, cookiesOf(accepted)]).toEqual([303, expect.stringContaining('case=')]);
  expect((await storedFiles()).length).toBeGreaterThan(before.length);
  await expect.poll(() => openMailbox(folder).messagesTo(email), { timeout: 60_000 }).toHaveLength(1);
  await stop(site.child, site.exit);
  await rm(folder, { recursive: true });
});
