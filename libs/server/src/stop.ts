import type { Server } from 'node:http';
import { stopAccepting } from './stop-accepting';
import type { Log } from './log';

/** How long requests in progress may take when idle connections end, in milliseconds. */
export const graceMilliseconds = 5000;

/** Deadline of the rest of the stop, in milliseconds: then the process ends in any case. */
export const deadlineMilliseconds = 10_000;

export interface StopOptions {
  server: Server;
  /** Reported to the load balancer by `/readyz`. */
  lifecycle: { isDraining: boolean };
  /** How long connections are still accepted, so that the load balancer notices. */
  drainMilliseconds: number;
  /**
   * How long idle connections stay open after that. A proxy never repeats a POST that it has sent, so it must have closed
   * its idle connections before the process does.
   */
  idleMilliseconds: number;
  /** Closes the services, such as the database. */
  close: () => Promise<void>;
  exit: (code: number) => void;
  log: Pick<Log, 'error'>;
}

/**
 * Creates the function that stops the process. It reports not ready and serves for a while as before; then it accepts no
 * connection, and each connection ends after its next response; then idle connections end, requests in progress are
 * finished, and the services are closed. Later calls have no effect: a terminal may send ^C twice.
 */
export function createStop(options: StopOptions): () => void {
  const { server, lifecycle, drainMilliseconds, idleMilliseconds, close, exit, log } = options;
  let isAccepting = true;
  // the next request of a proxy comes on another connection, to another process
  server.prependListener('request', (_, outgoing) => {
    if (!isAccepting) outgoing.shouldKeepAlive = false;
  });
  const endIdle = () => {
    setTimeout(() => server.closeAllConnections(), graceMilliseconds).unref();
    server.closeIdleConnections();
    // a response that began before leaves its connection open
    setInterval(() => server.closeIdleConnections(), 100).unref();
  };
  const end = async () => {
    await stopAccepting(server, () => {
      close().then(
        () => exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the stop failed');
          exit(1);
        },
      );
    });
    isAccepting = false;
    if (idleMilliseconds > 0) setTimeout(endIdle, idleMilliseconds).unref();
    else endIdle();
  };
  return () => {
    if (lifecycle.isDraining) return;
    lifecycle.isDraining = true;
    setTimeout(
      () => {
        log.error({ milliseconds: deadlineMilliseconds }, 'the stop timed out');
        exit(1);
      },
      drainMilliseconds + idleMilliseconds + deadlineMilliseconds,
    ).unref();
    if (drainMilliseconds > 0) setTimeout(() => void end(), drainMilliseconds);
    else void end();
  };
}
