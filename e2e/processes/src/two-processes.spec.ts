import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { newPerson } from '@raang/e2e-kit/account-holder';
import { sendCase } from '@raang/e2e-kit/case-post';
import { post, signUp, someAddress } from '@raang/e2e-kit/form-post';
import { openMailbox } from '@raang/e2e-kit/mailbox';
import { startReplicas } from '@raang/e2e-kit/replicas';
import { runningSites } from '@raang/e2e-kit/running-sites';
import { expect, test } from '@raang/e2e-kit/site-test';

// one after the other: they share the processes
test.describe.configure({ mode: 'default' });

let replicas: Awaited<ReturnType<typeof startReplicas>>;
test.beforeAll(async () => {
  // the balancer closes its idle connections before a stopping process does
  replicas = await startReplicas(runningSites().prepared, { DRAIN_SECONDS: '2' }, { idleMilliseconds: 1000 });
});
test.afterAll(() => replicas.close());

const item = '/categories/updates/news/items/blue-line-fares-july-2026';

async function staffCookie(): Promise<string> {
  const { site, environment } = replicas;
  const staff = newPerson();
  const cookie = await signUp({ address: site.address, mailbox: openMailbox(environment.DATA_DIR) }, staff);
  const database = new Client({ connectionString: environment.DATABASE_URL });
  await database.connect();
  await database.query(`update accounts set role = 'supervisor' where email = $1`, [staff.email]);
  await database.end();
  return cookie;
}

test('two processes agree about sessions, cases, likes and limits', async () => {
  const { site, environment } = replicas;
  const [one, other] = site.replicas.map(({ address }) => address) as [string, string];
  const person = { ...newPerson(), name: 'Person of Two Processes' };
  const session = await signUp({ address: one, mailbox: openMailbox(environment.DATA_DIR) }, person);
  const profile = async (address: string, cookie: string) =>
    (await fetch(`${address}/en/profile`, { headers: { cookie, ...someAddress() } })).text();
  expect(await profile(other, session)).toContain(person.name);

  const sent = await sendCase({ address: one }, { cookie: session });
  const page = await fetch(`${other}/en/contact/lost-tracking?reference=${sent.reference}`, {
    headers: { cookie: `${session}; ${sent.cookie}`, ...someAddress() },
  });
  expect(await page.text()).toContain(sent.reference);

  const like = async (address: string, visitor: string) => {
    const response = await post(`${address}/api/v1${item}/like`, { json: { visitor, liked: true } });
    return ((await response.json()) as { count: number }).count;
  };
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const before = await like(one, first);
  expect([await like(other, first), await like(other, second), await like(one, second)]).toEqual([
    before,
    before + 1,
    before + 1,
  ]);

  // ten wrong passwords, half of them at each process
  const attempt = async (address: string) =>
    (
      await post(`${address}/api/v1/accounts/login`, {
        json: { email: person.email, password: 'wrong password' },
      })
    ).status;
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) statuses.push(await attempt([one, other][count % 2]!));
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect(statuses.filter((status) => status === 429).length).toBeLessThan(6);

  // and nobody gets what is of a person
  expect(await profile(other, '')).not.toContain(person.name);
});

test('an alert of the desk is on the kept pages of both processes at once', async () => {
  const { site } = replicas;
  const [one, other] = site.replicas.map(({ address }) => address) as [string, string];
  const cookie = await staffCookie();
  const text = async (address: string, path: string) => (await fetch(address + path)).text();
  // neither shows the moment: only its lifetime of a minute would end what is kept
  const pages = ['/en/updates/news', '/th/travel/facilities'];
  for (const address of [one, other])
    for (const path of pages)
      await expect.poll(async () => (await fetch(address + path)).headers.get('etag')).not.toBe(null);
  for (const address of [one, other])
    await expect.poll(async () => (await (await fetch(`${address}/readyz`)).json()).changes).toBe('notified');

  const header = { th: 'สถานีทดสอบปิดชั่วคราว', en: 'A station is closed for a test' };
  const alert = {
    id: 'two-processes',
    impactPeriods: [{ start: '2026-01-01T00:00:00+07:00' }],
    cause: 'TECHNICAL_PROBLEM',
    effect: 'NO_SERVICE',
    severity: 'SEVERE',
    informedEntities: [{ stationCode: 'BL13' }],
    header,
    description: { th: 'โปรดใช้สถานีใกล้เคียง', en: 'Please use a station nearby.' },
    saidAt: '2026-11-20T08:00:00+07:00',
  };
  const published = await post(`${one}/api/v1/desk/alerts/${alert.id}`, {
    method: 'PUT',
    json: alert,
    headers: { cookie, origin: new URL(site.address).origin },
  });
  expect(published.status, await published.clone().text()).toBe(200);
  const begin = performance.now();
  for (const address of [other, one])
    for (const [path, words] of [
      [pages[0]!, header.en],
      [pages[1]!, header.th],
    ] as const)
      await expect
        .poll(async () => plain(await text(address, path)).includes(words), {
          intervals: [20],
          timeout: 50_000,
        })
        .toBe(true);
  const milliseconds = performance.now() - begin;
  test.info().annotations.push({ type: 'milliseconds until shown', description: String(milliseconds) });
  // half of any lifetime, so that a slow machine has time
  expect(milliseconds).toBeLessThan(30_000);
});

/** Without the marks of lines that do not break. */
const plain = (html: string) => html.replaceAll(/<[^>]*>|[\u2060\u200b]/g, '');

test('a rolling restart under load loses no request, and counts each like once', async () => {
  const { site, start, serve, reused } = replicas;
  let isOver = false;
  const results: { status: number; isWhole: boolean; path: string }[] = [];
  const like = () =>
    post(`${site.address}/api/v1${item}/like`, { json: { visitor: crypto.randomUUID(), liked: true } });
  const countNow = async () => ((await (await like()).json()) as { count: number }).count;
  const paths = (request: number) => [
    '/en',
    `/en/updates/news?q=${request}`,
    '/th/stations/BL13',
    `/api/v1/lines?request=${request}`,
  ];
  const visit = async (visitor: number) => {
    for (let round = 0; !isOver; round += 1) {
      const list = paths(round * 8 + visitor);
      const path = list[(round + visitor) % list.length]!;
      // half of the visitors like: the balancer sends no write twice
      const isLike = visitor % 2 === 0;
      const response = await (isLike ? like() : fetch(site.address + path));
      const isWhole = await response.arrayBuffer().then(
        () => true,
        () => false,
      );
      results.push({ status: response.status, isWhole, path: isLike ? 'like' : path });
      // so that connections to the processes are idle now and then
      if (isLike) await setTimeout(visitor * 40);
    }
  };
  const before = await countNow();
  const visiting = Promise.all(Array.from({ length: 8 }, (_, visitor) => visit(visitor)));

  let serving = site.replicas.map(({ address }) => address);
  for (const { address, pid } of site.replicas) {
    const next = await start().ready();
    serve([...serving, next]);
    serving = [...serving.filter((other) => other !== address), next];
    process.kill(pid, 'SIGTERM');
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { intervals: [50] }).toBe(503);
    // nobody tells the balancer: it notices a refused connection
    await expect.poll(() => isRunning(pid)).toBe(false);
  }
  isOver = true;
  await visiting;
  const likes = results.filter(({ path }) => path === 'like').length;
  expect([likes, results.length - likes].every((count) => count > 20)).toBe(true);
  expect(reused()).toBeGreaterThan(20);
  expect(results.filter(({ status, isWhole }) => status !== 200 || !isWhole)).toEqual([]);
  expect(await countNow()).toBe(before + likes + 1);
  for (const address of serving) expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
