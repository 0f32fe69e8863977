import { pino } from 'pino';
import { errorEntry } from './error-entry';

export type Log = ReturnType<typeof createLog>;

/** JSON lines on stderr: stdout has only the ready message. Errors have no data of persons. */
export function createLog(level: string) {
  return pino(
    { level, base: null, serializers: { err: (error: unknown) => errorEntry(error) } },
    pino.destination(2),
  );
}
