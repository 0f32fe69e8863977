import { rm } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import getPort from 'get-port';
import { copyPreparedFolder } from '@raang/e2e-kit/prepared-data';
import { startSite, stop } from '@raang/e2e-kit/start-site';
import { expect, test } from '@raang/e2e-kit/watched-test';

const megabyte = 1024 * 1024;

let dataFolder: string;
test.beforeEach(async () => {
  dataFolder = await copyPreparedFolder();
});
test.afterEach(() => rm(dataFolder, { recursive: true }));

/** Starts a site with its management port. */
async function openSite(environment: Record<string, string> = {}) {
  const [port, management] = await Promise.all([getPort(), getPort()]);
  const site = startSite({
    PORT: String(port),
    MANAGEMENT_PORT: String(management),
    DATA_DIR: dataFolder,
    ...environment,
  });
  const manage = (path: string) => fetch(`http://127.0.0.1:${management}${path}`);
  return { address: await site.ready(), manage, close: () => stop(site.child, site.exit) };
}

/** Megabytes that a process has in memory. */
async function memoryOf(manage: (path: string) => Promise<Response>): Promise<number> {
  const text = await (await manage('/metrics')).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / megabyte;
}

/** The longest form: five files of 5 MB, and its texts. */
const formBytes = 25 * megabyte + 100 * 1024;

/** Sends a form but for its last byte, whether or not the site has refused it meanwhile. */
function postSlowly(address: string, from: string) {
  const { hostname, port } = new URL(address);
  const socket = net.connect(Number(port), hostname);
  let received = '';
  const response = new Promise<string>((resolve, reject) => {
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text;
      const [head, ...rest] = received.split('\r\n\r\n');
      if (rest.length > 0) resolve(head!.toLowerCase());
    });
    socket.on('error', reject);
  });
  socket.write(
    [
      'POST /en/contact/lost-asset HTTP/1.1',
      `Host: ${hostname}`,
      'Content-Type: multipart/form-data; boundary=the-end',
      `Content-Length: ${formBytes}`,
      'Sec-Fetch-Site: same-origin',
      `X-Forwarded-For: ${from}`,
      '\r\n',
    ].join('\r\n'),
  );
  const chunk = Buffer.alloc(64 * 1024, ' ');
  let left = formBytes - 1;
  const write = (): void => {
    while (left > 0 && socket.writable) {
      const part = chunk.subarray(0, Math.min(left, chunk.length));
      left -= part.length;
      if (!socket.write(part)) return void socket.once('drain', write);
    }
  };
  write();
  return { socket, response, isSent: () => left === 0 && socket.writableLength === 0 };
}

test('80 slow posts of 26 MB take at most 300 MB, receive a time to come back, and keep nobody else from posting', async () => {
  const { address, manage, close } = await openSite({ TRUSTED_PROXIES: '127.0.0.1, ::1' });
  for (const path of ['/en', '/en/contact/lost-asset', '/th/search?q=a'])
    expect((await fetch(address + path)).status).toBe(200);
  const idle = await memoryOf(manage);
  const posts = Array.from({ length: 80 }, (_, index) => postSlowly(address, `203.0.113.${index % 8}`));
  const heads: string[] = [];
  for (const { response } of posts)
    void response.then(
      (head) => heads.push(head),
      () => {},
    );
  const waiting = () => posts.length - heads.length;
  // four have room
  await expect.poll(waiting).toBe(4);
  await expect.poll(() => posts.filter(({ isSent }) => isSent()).length).toBe(80);
  const comment = await fetch(`${address}/en/contact/comment`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.1' },
    body: new URLSearchParams({ message: '' }),
  });
  expect(comment.status).toBe(422);
  const held = await memoryOf(manage);
  test.info().annotations.push({
    type: 'memory',
    description: `${Math.round(idle)} MB idle, ${Math.round(held)} MB with 80 posts`,
  });
  expect(held - idle).toBeLessThanOrEqual(300);
  for (const head of heads) expect(head).toMatch(/^http\/1\.1 503 [^]*\r\nretry-after: [1-9]\d*\r\n/);
  for (const { socket } of posts) socket.write(' ');
  await expect.poll(waiting).toBe(0);
  // those that had room were read to their end: no form
  for (const head of heads.slice(-4)) expect(head).toMatch(/^http\/1\.1 400 /);
  for (const { socket } of posts) socket.destroy();
  const after = postSlowly(address, '203.0.113.9');
  after.socket.write(' ');
  expect(await after.response).toMatch(/^http\/1\.1 400 /);
  after.socket.destroy();
  expect((await memoryOf(manage)) - idle).toBeLessThanOrEqual(300);
  await close();
});

test('10,400 idle connections of one address leave the site to others, and health checks have a port of their own', async () => {
  const { address, manage, close } = await openSite();
  const port = Number(new URL(address).port);
  const sockets: net.Socket[] = [];
  /** Opens a connection that stays after its first response. Returns whether the site has served it. */
  const openIdle = () => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write('HEAD /th HTTP/1.1\r\nHost: a\r\n\r\n'));
    sockets.push(socket);
    return new Promise<boolean>((resolve) => {
      socket.once('data', () => resolve(true));
      socket.on('error', () => {}).on('close', () => resolve(false));
    });
  };
  let served = 0;
  for (let count = 0; count < 10_400; count += 200) {
    const answers = await Promise.all(Array.from({ length: 200 }, openIdle));
    served += answers.filter(Boolean).length;
  }
  expect(served).toBe(1000);
  // macOS has one address of IPv4 for itself
  const other =
    process.platform === 'darwin' ? { host: '::1' } : { host: '127.0.0.1', localAddress: '127.0.0.2' };
  const page = await new Promise<number>((resolve, reject) =>
    http
      .get({ ...other, port, path: '/th', agent: false }, (response) =>
        resolve(response.resume().statusCode!),
      )
      .once('error', reject),
  );
  expect(page).toBe(200);
  expect((await manage('/readyz')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(async () =>
      fetch(`${address}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  await close();
});
