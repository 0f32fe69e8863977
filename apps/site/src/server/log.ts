import { pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** JSON lines on stderr: stdout has only the ready message. */
export function createLog(level: string) {
  return pino({ level, base: null }, pino.destination(2));
}
