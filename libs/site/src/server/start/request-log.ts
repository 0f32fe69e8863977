import { createLineLimit, type Log } from '@raang/server';
import type { FinishedResponse } from './exchange';

/** Refusals that may be attempts to get past a control. */
const noteworthy: ReadonlySet<number> = new Set([401, 403, 408, 413, 429]);

/** Requests that change who somebody is: each is logged, whatever its outcome. */
const ofAccounts =
  /^(\/\$lang\/(login|logout|register|forgot-password|set-password|confirm-email|confirm-register|profile)\b|\/api\/v1\/(accounts|me|desk)\b)/;

/**
 * Logs requests: refusals and changes of accounts at `info`, everything else at `debug`. A line has the resource's name
 * and the request's id; no address, no query and nothing that was typed.
 */
export function createRequestLog(log: Pick<Log, 'info' | 'debug'>, now: () => Date) {
  const limit = createLineLimit(now);

  return ({ requestId, milliseconds, ...done }: FinishedResponse): void => {
    const isChange = done.method !== 'GET' && done.method !== 'HEAD' && ofAccounts.test(done.resource);
    const entry = { requestId, ...done, milliseconds: Math.round(milliseconds) };
    if (!noteworthy.has(done.status) && !isChange) return log.debug(entry, 'a response');
    const leftOut = limit.take(`${done.resource} ${done.status}`);
    if (leftOut !== undefined)
      log.info(
        { ...entry, ...(leftOut > 0 && { leftOut }) },
        isChange ? 'a change of an account was requested' : 'a request was refused',
      );
  };
}
