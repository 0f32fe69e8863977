import type { Server } from 'node:http';
import type { Log } from './log';

/** How long requests under way may take once no new ones are accepted, in milliseconds. */
export const graceMilliseconds = 5000;

/** How long the whole stop may take beyond the draining, in milliseconds: then the process ends in any case. */
export const deadlineMilliseconds = 10_000;

export interface StopOptions {
  server: Pick<Server, 'close' | 'closeAllConnections' | 'closeIdleConnections'>;
  /** Told to the load balancer by `/readyz`. */
  lifecycle: { isDraining: boolean };
  /** For how long requests are still accepted, so that the load balancer gets to know. */
  drainMilliseconds: number;
  /** Closes what the process holds, such as its database. */
  close: () => Promise<void>;
  exit: (code: number) => void;
  log: Pick<Log, 'error'>;
}

/**
 * Makes the function that ends the process: it reports not to be ready, accepts requests for a while, finishes those
 * under way, closes what it holds. Calling it again changes nothing: a terminal's ^C may arrive twice.
 */
export function createStop(options: StopOptions): () => void {
  const { server, lifecycle, drainMilliseconds, close, exit, log } = options;
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
  };
  return () => {
    if (lifecycle.isDraining) return;
    lifecycle.isDraining = true;
    setTimeout(() => {
      log.error({ milliseconds: deadlineMilliseconds }, 'the stop did not end in time');
      exit(1);
    }, drainMilliseconds + deadlineMilliseconds).unref();
    if (drainMilliseconds > 0) setTimeout(end, drainMilliseconds);
    else end();
  };
}
