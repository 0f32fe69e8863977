import { pino } from 'pino';
import { errorEntry } from './error-entry';
import { currentRequestId } from './http/request-id';

export type Log = ReturnType<typeof createLog>;

/**
 * JSON lines on stderr: stdout has only the ready message. Errors have no data of persons. A line that a request causes
 * has the request's id.
 */
export function createLog(level: string) {
  return pino(
    {
      level,
      base: null,
      serializers: { err: (error: unknown) => errorEntry(error) },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId ? { requestId } : {};
      },
    },
    pino.destination(2),
  );
}
