import type { FinishedResponse } from './listener';
import type { Log } from './log';

/** Refusals that may be attempts to get past a control. */
const noteworthy: ReadonlySet<number> = new Set([401, 403, 408, 413, 429]);

/** Requests that change who somebody is: each is logged, whatever its outcome. */
const ofAccounts =
  /^(\/\$lang\/(login|logout|register|forgot-password|set-password|confirm-register|profile)\b|\/api\/v1\/(accounts|me|desk)\b)/;

/** Lines of one kind in a minute: a flood must not fill the disk. */
const mostPerMinute = 60;

/**
 * Logs requests: refusals and changes of accounts at `info`, everything else at `debug`. A line has the resource's name
 * and the request's id; no address, no query and nothing that was typed.
 */
export function createRequestLog(log: Pick<Log, 'info' | 'debug'>, now: () => Date) {
  const counts = new Map<string, number>();
  let minute = 0;

  const mayLog = (kind: string) => {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) counts.clear();
    minute = current;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= mostPerMinute;
  };

  return ({ requestId, milliseconds, ...done }: FinishedResponse): void => {
    const isChange = done.method !== 'GET' && done.method !== 'HEAD' && ofAccounts.test(done.resource);
    const entry = { requestId, ...done, milliseconds: Math.round(milliseconds) };
    if (!noteworthy.has(done.status) && !isChange) return log.debug(entry, 'a response');
    if (mayLog(`${done.resource} ${done.status}`))
      log.info(entry, isChange ? 'a change of an account was requested' : 'a request was refused');
  };
}
