import { rm } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { timeOf } from '@raang/e2e-kit/clocks';
import { openMailbox } from '@raang/e2e-kit/mailbox';
import { copyPreparedDatabase, copyPreparedFolder } from '@raang/e2e-kit/prepared-data';
import { startSite, stop } from '@raang/e2e-kit/start-site';
import { createSubmitter, type Submitter } from './submitter';
import { expect, test } from '@raang/e2e-kit/watched-test';

const rounds = 3;
const acknowledgedPerRound = 15;

/** Lets the lease of every mail end that a killed process was sending: two minutes in reality. */
const endLeases = `update mails set due_at = '-infinity' where status = 'waiting'`;

let dataFolder: string;
test.beforeEach(async () => {
  dataFolder = await copyPreparedFolder();
});
test.afterEach(() => rm(dataFolder, { recursive: true }));

const start = async (environment: Record<string, string> = {}) => {
  // every case comes from an address of its own: limits count by address
  const site = startSite({
    PORT: '0',
    DATA_DIR: dataFolder,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    ...environment,
  });
  return { ...site, address: await site.ready() };
};
type Site = Awaited<ReturnType<typeof start>>;

/** Kills a site while people submit cases to it. */
async function killUnderLoad({ child, exit, address }: Site, submitter: Submitter, isEnough: () => boolean) {
  const submitting = submitter.submitUntilItFails(address);
  await expect.poll(isEnough, { intervals: [5] }).toBe(true);
  child.kill('SIGKILL');
  await Promise.all([submitting, exit]);
}

/** Every case is there once, as it was acknowledged, and its receipt too. */
async function expectEverything(address: string, submitter: Submitter) {
  const { messagesTo } = openMailbox(dataFolder);
  // as people do if they get no response; a repetition gets the first response again
  await submitter.repeatAll(address);
  for (const { email, reference } of submitter.acknowledged()) {
    await expect.poll(async () => (await messagesTo(email)).length).toBe(1);
    expect((await messagesTo(email))[0]!.text).toContain(reference);
    const tracked = await fetch(`${address}/api/v1/cases/${reference}?contact=${email}`);
    expect(await tracked.json()).toMatchObject({ reference, kind: 'complaint', status: 'received' });
  }
}

test('cases and mails survive a site that is killed again and again: embedded database', async () => {
  const submitter = createSubmitter();
  for (let round = 1; round <= rounds; round += 1) {
    const site = await start();
    await killUnderLoad(
      site,
      submitter,
      () => submitter.acknowledged().length >= round * acknowledgedPerRound,
    );
  }
  const database = await PGlite.create(path.join(dataFolder, 'db', 'pglite'));
  await database.exec(endLeases);
  await database.close();
  const last = await start();
  await expectEverything(last.address, submitter);
  await stop(last.child, last.exit);
});

test('the other process sends the mails of a killed one: PostgreSQL', async () => {
  const database = await copyPreparedDatabase();
  const survivor = await start({ DATABASE_URL: database.url });
  const submitter = createSubmitter();
  for (let round = 1; round <= rounds; round += 1) {
    const mailServer = await startSilentServer();
    const killed = await start({ DATABASE_URL: database.url, SMTP_URL: mailServer.url });
    await killUnderLoad(
      killed,
      submitter,
      () => mailServer.connections() > 0 && submitter.acknowledged().length >= round * acknowledgedPerRound,
    );
    mailServer.close();
  }
  // mails that the killed process held are not sent before the lease ends
  const [{ held } = {}] = await database.query(
    `select count(*)::int as held from mails where status = 'waiting' and due_at > $1`,
    [timeOf('today')],
  );
  expect(held).toBeGreaterThan(0);
  await database.query(endLeases);
  await expectEverything(survivor.address, submitter);
  const [counts] = await database.query(
    'select count(*)::int as cases, (select count(*)::int from mails) as mails from cases',
  );
  const submitted = submitter.acknowledged().length;
  expect(counts).toEqual({ cases: submitted, mails: submitted });
  await stop(survivor.child, survivor.exit);
  await database.drop();
});

/** A mail server that accepts connections and never responds: the process that connects has a mail in hand. */
async function startSilentServer() {
  const sockets = new Set<net.Socket>();
  let connections = 0;
  const server = net.createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {}); // its client is killed
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}
