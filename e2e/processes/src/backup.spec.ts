import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { newPerson } from '@raang/e2e-kit/account-holder';
import { ownPage, post, signUp, someAddress } from '@raang/e2e-kit/form-post';
import { openMailbox } from '@raang/e2e-kit/mailbox';
import { kindsOfDatabase, type OwnDatabase } from './own-databases';
import { runCommand, runTool } from '@raang/e2e-kit/run-command';
import { startSite, stop } from '@raang/e2e-kit/start-site';
import { expect, test } from '@raang/e2e-kit/watched-test';

// a slow machine starts eight sites, one after the other
test.describe.configure({ timeout: 600_000 });

const [embedded, server] = kindsOfDatabase as [Kind, Kind];
type Kind = (typeof kindsOfDatabase)[number];

let folder: string;
let databases: OwnDatabase[];
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'raang-backup-'));
  databases = [];
});
test.afterEach(async () => {
  await Promise.all(databases.map((database) => database.remove()));
  await rm(folder, { recursive: true });
});

async function own(opening: Promise<OwnDatabase>): Promise<OwnDatabase> {
  const database = await opening;
  databases.push(database);
  return database;
}

const item = '/api/v1/categories/updates/activity/items/accessibility-walk-2025';
const alert = {
  id: 'before-the-backup',
  impactPeriods: [{ start: '2026-11-20T00:00:00+07:00' }],
  cause: 'MAINTENANCE',
  effect: 'ACCESSIBILITY_ISSUE',
  severity: 'INFO',
  informedEntities: [{ stationCode: 'BL13' }],
  header: { th: 'ลิฟต์ทางออก 3 ปิดซ่อม', en: 'Lift at exit 3 closed for repair' },
  description: { th: 'โปรดใช้ลิฟต์ทางออก 1', en: 'Please use the lift at exit 1.' },
  saidAt: '2026-11-20T08:00:00+07:00',
};
const pdf = new File(
  [
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
  ],
  'ใบเสร็จ.pdf',
  { type: 'application/pdf' },
);

/** Starts a site on the database, uses it, and stops it. */
async function onSite<Result>(
  { environment }: OwnDatabase,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const site = startSite({
    // mails have links to the site
    PORT: String(await getPort()),
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    ...environment,
  });
  const address = await site.ready();
  const result = await use(address);
  await stop(site.child, site.exit);
  return result;
}

/** People sign up, like, upload a file and send a case. Returns what they may see again. */
async function useSite(address: string, dataFolder: string) {
  const holder = newPerson();
  const cookie = await signUp({ address, mailbox: openMailbox(dataFolder) }, holder);
  const visitor = crypto.randomUUID();
  expect((await like(address, visitor)).status).toBe(200);
  const uploaded = await post(`${address}/api/v1/uploads`, { fields: { file: pdf } });
  const { id } = (await uploaded.json()) as { id: string };
  const sent = await post(`${address}/api/v1/cases/complaint`, {
    headers: { ...ownPage, cookie },
    json: {
      topic: 'trains',
      message: 'The train was late,\u2028and "nobody" said why: ก็ไม่รู้',
      name: holder.name,
      email: holder.email,
      lang: 'th',
      files: [id],
      idempotencyKey: crypto.randomUUID(),
    },
  });
  const { reference } = (await sent.json()) as { reference: string };
  expect(reference).toMatch(/^[A-Z]/);
  return { holder, cookie, visitor, reference };
}

/** A repeated like changes nothing, as long as the site knows of the first. */
const like = (address: string, visitor: string) => post(`${address}${item}/like`, { json: { visitor } });

/** Publishes an alert, as a person with the role of an editor. */
async function publishAlert(address: string, { cookie }: Used) {
  const published = await post(`${address}/api/v1/desk/alerts/${alert.id}`, {
    method: 'PUT',
    headers: { ...ownPage, cookie },
    json: alert,
  });
  expect(await published.json()).toMatchObject({ id: alert.id });
}

type Used = Awaited<ReturnType<typeof useSite>>;

/** Everything that the people and the public get back. */
async function answers(address: string, { holder, cookie, visitor, reference }: Used) {
  const get = async (target: string, headers: Record<string, string> = {}) => {
    const response = await fetch(address + target, { headers: { ...someAddress(), ...headers } });
    return { status: response.status, body: await response.text() };
  };
  const tracked = await get(`/api/v1/cases/${reference}?contact=${holder.email}`);
  expect(tracked.status).toBe(200);
  const { files } = JSON.parse(tracked.body) as { files: { id: string }[] };
  return {
    tracked,
    file: await get(`/api/v1/cases/${reference}/files/${files[0]!.id}?contact=${holder.email}`),
    account: await get('/api/v1/me', { cookie }),
    own: await get('/api/v1/me/cases', { cookie }),
    liked: await like(address, visitor).then(async (response) => ({
      status: response.status,
      body: await response.text(),
    })),
    alerts: await get('/api/v1/alerts'),
    news: await get('/api/v1/categories/updates/news/items'),
    stations: await get('/api/v1/stations'),
  };
}

test('backups move a site from the embedded database to PostgreSQL and back, with the same answers', async () => {
  const source = await own(embedded.createPrepared());
  const used = await onSite(source, (address) => useSite(address, source.environment['DATA_DIR']!));
  const granting = {
    environment: source.environment,
    args: ['grant', used.holder.email, '--role', 'editor'],
  };
  expect(await runTool('desk/desk.mjs', granting)).toMatchObject({ code: 0, errors: '' });
  const before = await onSite(source, async (address) => {
    await publishAlert(address, used);
    return answers(address, used);
  });
  expect(before.alerts.body).toContain(alert.id);
  expect(Object.values(before).map(({ status }) => status)).toEqual(Object.keys(before).map(() => 200));

  let moved = source;
  for (const kind of [server, embedded]) {
    const backup = path.join(folder, `to ${kind.name}`);
    const written = await runCommand('backup', moved.environment, backup);
    expect(written).toMatchObject({ code: 0, errors: '' });
    expect(written.output).toMatch(/^✓ \d+ rows and 1 files in /);
    expect(await runCommand('restore', {}, '--check', backup)).toMatchObject({ code: 0, errors: '' });

    moved = await own(kind.createEmpty());
    expect(await runCommand('restore', moved.environment, backup)).toMatchObject({ code: 0, errors: '' });
    expect(await onSite(moved, (address) => answers(address, used))).toEqual(before);
    expect(await runCommand('restore', moved.environment, backup)).toEqual({
      code: 1,
      output: '',
      errors: 'the database has tables already: a restore needs an empty one\n',
    });
  }
});

test('a backup of an embedded database says that its site has to stop; one of PostgreSQL is taken meanwhile', async () => {
  const [ours, theirs] = await Promise.all([own(embedded.createPrepared()), own(server.createPrepared())]);
  const refused = await onSite(ours, () =>
    runCommand('backup', ours.environment, path.join(folder, 'embedded')),
  );
  expect(refused.code).toBe(1);
  expect(refused.errors).toMatch(/is in use by process \d+; stop the site first/);
  const taken = await onSite(theirs, () =>
    runCommand('backup', theirs.environment, path.join(folder, 'server')),
  );
  expect(taken).toMatchObject({ code: 0, errors: '' });
});
