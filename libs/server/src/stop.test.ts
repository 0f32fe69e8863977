import { Agent, createServer, get, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStop, deadlineMilliseconds, graceMilliseconds, type StopOptions } from './stop';

const servers: Server[] = [];
const agents: Agent[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const agent of agents.splice(0)) agent.destroy();
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** A server on a real socket. Requests for `/slow` wait until the test ends them. */
async function openServer(options: Partial<StopOptions> = {}) {
  let endSlow = () => {};
  const slowArrived = Promise.withResolvers<void>();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== '/slow') return void outgoing.end('done');
    endSlow = () => outgoing.end('done');
    slowArrived.resolve();
  });
  servers.push(server);
  server.on('connection', (socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const exited = Promise.withResolvers<number>();
  const exit = vi.fn((code: number) => exited.resolve(code));
  const lifecycle = { isDraining: false };
  const log = { error: vi.fn() };
  const close = vi.fn(async () => {});
  const stop = createStop({
    server,
    lifecycle,
    drainMilliseconds: 0,
    idleMilliseconds: 0,
    close,
    exit,
    log,
    ...options,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  /** On the connection of the agent. */
  const ask = (path = '/', method = 'GET') =>
    new Promise<{ status: number; connection: string | undefined }>((resolve, reject) =>
      request({ port, host: '127.0.0.1', path, method, agent })
        .once('error', reject)
        .once('response', (response: IncomingMessage) =>
          response
            .resume()
            .once('end', () =>
              resolve({ status: response.statusCode!, connection: response.headers.connection }),
            ),
        )
        .end(),
    );
  const isRefused = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() && false));
      socket.once('error', () => resolve(true));
    });
  return {
    stop,
    server,
    lifecycle,
    exit,
    exited: exited.promise,
    log,
    close,
    ask,
    isRefused,
    port,
    slowArrived: slowArrived.promise,
    endSlow: () => endSlow(),
  };
}

const aMinute = 60_000;

describe('stopping the process', () => {
  it('serves as before while it drains, and reports it', async () => {
    const { stop, ask, isRefused, lifecycle } = await openServer({ drainMilliseconds: aMinute });
    stop();
    expect(lifecycle.isDraining).toBe(true);
    expect(await ask()).toEqual({ status: 200, connection: 'keep-alive' });
    expect(await isRefused()).toBe(false);
  });

  it('takes a POST on an idle connection after it has stopped to accept, and then ends it', async () => {
    const { stop, ask, isRefused, exited, close } = await openServer({ idleMilliseconds: aMinute });
    await ask();
    stop();
    await vi.waitUntil(isRefused);
    expect(await ask('/', 'POST')).toEqual({ status: 200, connection: 'close' });
    // no connection is left: nothing to wait for
    expect(await exited).toBe(0);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('ends idle connections when their time is over', async () => {
    const { stop, ask, exited } = await openServer({ idleMilliseconds: 50 });
    await ask();
    stop();
    expect(await exited).toBe(0);
  });

  it('accepts what waits, and answers it', async () => {
    const { stop, port } = await openServer({ idleMilliseconds: aMinute });
    const statuses = Array.from(
      { length: 50 },
      () =>
        new Promise((resolve) =>
          get({ port, host: '127.0.0.1', agent: false }, (response) =>
            resolve(response.resume().statusCode),
          ).once('error', resolve),
        ),
    );
    // the connections are made at the end of this turn of the event loop: none is accepted before the stop
    stop();
    expect(await Promise.all(statuses)).toEqual(statuses.map(() => 200));
  });

  it('finishes requests in progress, then closes the services', async () => {
    const { stop, ask, slowArrived, endSlow, isRefused, exit, exited } = await openServer();
    const slow = ask('/slow');
    await slowArrived;
    stop();
    await vi.waitUntil(isRefused);
    expect(exit).not.toHaveBeenCalled();
    endSlow();
    expect((await slow).status).toBe(200);
    expect(await exited).toBe(0);
  });

  it('closes the connections of slow requests after the grace period', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { stop, ask, slowArrived, isRefused, exit, exited } = await openServer();
    const slow = ask('/slow').catch((error: NodeJS.ErrnoException) => error.code);
    await slowArrived;
    stop();
    // attempts without a pause would be connections to accept
    while (!(await isRefused())) for (let turn = 0; turn < 50; turn += 1) await setImmediate();
    vi.advanceTimersByTime(graceMilliseconds - 1);
    expect(exit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await slow).toBe('ECONNRESET');
    expect(await exited).toBe(0);
  });

  it('exits at the deadline even if a service does not close', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const close = vi.fn(() => new Promise<void>(() => {}));
    const { stop, exit, log } = await openServer({ drainMilliseconds: 3000, idleMilliseconds: 2000, close });
    stop();
    vi.advanceTimersByTime(5000 + deadlineMilliseconds - 1);
    expect(exit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(exit.mock.calls).toEqual([[1]]);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('exits with 1 if a service fails to close', async () => {
    const { stop, exited } = await openServer({ close: () => Promise.reject(new Error('away')) });
    stop();
    expect(await exited).toBe(1);
  });

  it('happens once, even if it is requested again', async () => {
    const { stop, close, exited } = await openServer();
    stop();
    stop();
    expect(await exited).toBe(0);
    expect(close).toHaveBeenCalledTimes(1);
  });
});
