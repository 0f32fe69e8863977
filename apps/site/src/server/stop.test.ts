import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStop, deadlineMilliseconds, graceMilliseconds } from './stop';

describe('stopping the process', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** A server with a request in progress that ends when the test says so, or with its connection. */
  function openServer({ drainMilliseconds = 0, close = async () => {} } = {}) {
    let closed: (() => void) | undefined;
    const server = {
      close: vi.fn((callback: () => void) => void (closed = callback)),
      closeIdleConnections: vi.fn(),
      prependListener: vi.fn(),
      closeAllConnections: vi.fn(() => closed?.()),
    };
    const lifecycle = { isDraining: false };
    const exit = vi.fn();
    const log = { error: vi.fn() };
    const stop = createStop({ server: server as never, lifecycle, drainMilliseconds, close, exit, log });
    return { stop, server, lifecycle, exit, log, endRequest: () => closed?.() };
  }

  it('finishes requests in progress, then closes the services', async () => {
    const { stop, server, exit, endRequest } = openServer();
    stop();
    expect(server.close).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(graceMilliseconds - 1);
    expect(exit).not.toHaveBeenCalled();
    endRequest();
    await vi.advanceTimersByTimeAsync(0);
    expect(exit.mock.calls).toEqual([[0]]);
  });

  it('closes the connections of slow requests after the grace period', async () => {
    const { stop, exit } = openServer();
    stop();
    await vi.advanceTimersByTimeAsync(graceMilliseconds);
    expect(exit.mock.calls).toEqual([[0]]);
  });

  it('accepts requests while draining, and reports it', async () => {
    const { stop, server, lifecycle } = openServer({ drainMilliseconds: 3000 });
    stop();
    expect(lifecycle.isDraining).toBe(true);
    await vi.advanceTimersByTimeAsync(2999);
    expect(server.close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(server.close).toHaveBeenCalledTimes(1);
  });

  it('exits at the deadline even if a service does not close', async () => {
    const { stop, exit, log } = openServer({
      drainMilliseconds: 3000,
      close: () => new Promise(() => {}),
    });
    stop();
    await vi.advanceTimersByTimeAsync(3000 + deadlineMilliseconds);
    expect(exit.mock.calls).toEqual([[1]]);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('exits with 1 if a service fails to close', async () => {
    const { stop, exit, endRequest } = openServer({ close: () => Promise.reject(new Error('away')) });
    stop();
    endRequest();
    await vi.advanceTimersByTimeAsync(0);
    expect(exit.mock.calls).toEqual([[1]]);
  });

  it('happens once, even if it is requested again', () => {
    const { stop, server } = openServer();
    stop();
    stop();
    expect(server.close).toHaveBeenCalledTimes(1);
  });
});
