import type { Server } from 'node:http';
import type { Log } from './log';

/** How long requests in progress may take after draining, in milliseconds. */
export const graceMilliseconds = 5000;

/** Deadline of the whole stop after draining, in milliseconds: then the process ends in any case. */
export const deadlineMilliseconds = 10_000;

export interface StopOptions {
  server: Pick<Server, 'close' | 'closeAllConnections' | 'closeIdleConnections' | 'prependListener'>;
  /** Reported to the load balancer by `/readyz`. */
  lifecycle: { isDraining: boolean };
  /** How long requests are still accepted, so that the load balancer notices. */
  drainMilliseconds: number;
  /** Closes the services, such as the database. */
  close: () => Promise<void>;
  exit: (code: number) => void;
  log: Pick<Log, 'error'>;
}

/**
 * Creates the function that stops the process: it reports not ready, accepts requests for a while, each on a connection
 * that closes after it, finishes those in progress, and closes the services. Later calls have no effect: a terminal may send ^C twice.
 */
export function createStop(options: StopOptions): () => void {
  const { server, lifecycle, drainMilliseconds, close, exit, log } = options;
  // a load balancer would send its next request on the same connection
  server.prependListener('request', (_, outgoing) => {
    if (lifecycle.isDraining) outgoing.shouldKeepAlive = false;
  });
  const end = () => {
    setTimeout(() => server.closeAllConnections(), graceMilliseconds).unref();
    server.close(() => {
      close().then(
        () => exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the stop failed');
          exit(1);
        },
      );
    });
    server.closeIdleConnections();
    // a response that began before the signal leaves its connection open
    setInterval(() => server.closeIdleConnections(), 100).unref();
  };
  return () => {
    if (lifecycle.isDraining) return;
    lifecycle.isDraining = true;
    setTimeout(() => {
      log.error({ milliseconds: deadlineMilliseconds }, 'the stop timed out');
      exit(1);
    }, drainMilliseconds + deadlineMilliseconds).unref();
    if (drainMilliseconds > 0) setTimeout(end, drainMilliseconds);
    else end();
  };
}
