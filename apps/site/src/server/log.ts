import { pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** Lines of JSON on stderr: stdout says nothing but that the site is ready. */
export function createLog(level: string) {
  return pino({ level, base: null }, pino.destination(2));
}
