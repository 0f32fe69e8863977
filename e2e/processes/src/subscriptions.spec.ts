import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import getPort from 'get-port';
import { newPerson } from '@raang/e2e-kit/account-holder';
import { clocks } from '@raang/e2e-kit/clocks';
import { post } from '@raang/e2e-kit/form-post';
import { openMailbox } from '@raang/e2e-kit/mailbox';
import { copyPreparedFolder } from '@raang/e2e-kit/prepared-data';
import { runCommand } from '@raang/e2e-kit/run-command';
import { startSite, stop } from '@raang/e2e-kit/start-site';
import { expect, test } from '@raang/e2e-kit/watched-test';

test.describe.configure({ timeout: 300_000 });

let dataFolder: string;
test.beforeEach(async () => {
  dataFolder = await copyPreparedFolder();
});
test.afterEach(() => rm(dataFolder, { recursive: true }));

/** What a publisher says: no service on the Blue Line. */
const feed = {
  header: { gtfs_realtime_version: '2.0', timestamp: Math.floor(clocks.today.getTime() / 1000) + 240 },
  entity: [
    {
      id: 'no-blue',
      alert: {
        effect: 'NO_SERVICE',
        severity_level: 'SEVERE',
        informed_entity: [{ route_id: 'blue' }],
        header_text: { translation: [{ text: 'No service on the Blue Line', language: 'en' }] },
        description_text: { translation: [{ text: 'A power failure.', language: 'en' }] },
      },
    },
  ],
};

test('subscribe, confirm, an alert begins, one click ends the mails', async () => {
  const port = String(await getPort());
  /** Does something while the site runs with its clock some minutes later. The job runs when the site starts. */
  const during = async (minutes: number, work: (address: string) => Promise<void> = async () => {}) => {
    const clock = clocks.today.getTime() + minutes * 60_000;
    const site = startSite({ PORT: port, DATA_DIR: dataFolder, CLOCK: new Date(clock).toISOString() });
    const address = await site.ready();
    const ranAt = async () => {
      const { subscriptions } = await (await fetch(`${address}/readyz`)).json();
      return Date.parse(subscriptions.ranAt);
    };
    await expect.poll(ranAt).toBeGreaterThanOrEqual(clock);
    await work(address);
    await stop(site.child, site.exit);
  };
  const mailbox = openMailbox(dataFolder);
  const { email } = newPerson();
  const pathOf = (link: string) => new URL(link).pathname;

  await during(0, async (address) => {
    const fields = { lines: 'blue', severity: 'INFO', email };
    const asked = await post(`${address}/en/subscribe`, { fields });
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/en/subscribe?done=sent']);
    const link = pathOf(await mailbox.linkTo(email, 'confirm-subscription'));
    // as a scanner of mails does
    expect(await (await fetch(address + link)).text()).toContain('Confirm e-mails about disruptions');
    const confirmed = await post(address + link, { fields: {} });
    expect(confirmed.headers.get('location')).toMatch(/^\/en\/subscription\/.+\?done=confirmed$/);
    const again = await post(address + link, { fields: {} });
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('This link no longer works');
  });
  const file = path.join(dataFolder, 'alerts.json');
  await writeFile(file, JSON.stringify(feed));
  const CLOCK = new Date(clocks.today.getTime() + 5 * 60_000).toISOString();
  expect(await runCommand('import', { DATA_DIR: dataFolder, CLOCK }, 'alerts', file)).toMatchObject({
    code: 0,
  });
  await during(6);
  expect(await mailbox.messagesTo(email)).toHaveLength(1);
  await during(10, async (address) => {
    const mail = await mailbox.messageTo(email, 'No service on the Blue Line');
    expect(mail.text).toContain('A power failure.');
    const headerOf = (key: string) => mail.headers.find((header) => header.key === key)?.value ?? '';
    expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = address + pathOf(headerOf('list-unsubscribe').slice(1, -1));
    const page = pathOf(await mailbox.linkTo(email, 'subscription'));
    // a person who opens the address sees the page
    expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toBe(page);
    expect((await post(link, { fields: { other: 'form' }, headers: {} })).status).toBe(400);
    const oneClick = { fields: { 'List-Unsubscribe': 'One-Click' }, headers: {} };
    expect((await post(link, oneClick)).status).toBe(200);
    expect((await post(link, oneClick)).status).toBe(200);
    expect(await (await fetch(address + page)).text()).toContain('This link no longer works');
  });
});
