import { type DestinationStream, pino } from 'pino';
import { type ErrorEntry, errorEntry } from './error-entry';
import { currentRequestId } from './request-id';
import { createLineLimit } from './line-limit';

export type Log = ReturnType<typeof createLog>;

/**
 * JSON lines on stderr: stdout has only the ready message. Errors have no data of persons. A line that a request causes
 * has the request's id. Of warnings and errors a minute has 60 of a kind at most: a request that fails can be repeated.
 * @param destination where lines go instead, in tests
 */
export function createLog(
  level: string,
  now: () => Date,
  destination: DestinationStream = pino.destination(2),
) {
  const limit = createLineLimit(now);
  return pino(
    {
      level,
      base: null,
      serializers: { err: (error: unknown) => errorEntry(error) },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId ? { requestId } : {};
      },
      hooks: {
        logMethod(line, write, lineLevel) {
          const leftOut = isRepeatable(lineLevel) ? limit.take(kindOf(line)) : 0;
          if (leftOut === undefined) return;
          const [fields, ...rest] = line as [unknown, ...unknown[]];
          const isTold = leftOut > 0 && typeof fields === 'object';
          write.apply(this, (isTold ? [{ ...fields, leftOut }, ...rest] : line) as typeof line);
        },
      },
    },
    destination,
  );
}

/** Warnings and errors. Requests have a limit of their own (`request-log.ts`), and the last words of a process none. */
const isRepeatable = (level: number) =>
  level === pino.levels.values['warn'] || level === pino.levels.values['error'];

/** The message and where an error comes from: no text that a client can vary. */
function kindOf(line: unknown[]): string {
  const message = line.find((part) => typeof part === 'string') ?? '';
  const { err } = Object(line[0]) as { err?: unknown };
  return JSON.stringify([message, ...(err === undefined ? [] : origins(errorEntry(err)))]);
}

const origins = ({ type, code, stack, cause }: ErrorEntry): unknown[] => [
  [type, code, stack.split('\n')[0]],
  ...(cause ? origins(cause) : []),
];
