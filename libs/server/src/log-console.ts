import { errorEntry } from './error-entry';
import type { Log } from './log';

/**
 * Sends what libraries print to the log, as one line each. Their texts are left out: a parser's error quotes what a client
 * sent, which may be personal, and may break a line. Type and stack say where it happened.
 */
export function logConsole(
  log: Pick<Log, 'warn' | 'debug'>,
  target: Pick<Console, PrintMethod> = console,
): void {
  for (const [method, level] of Object.entries(levels) as [PrintMethod, 'warn' | 'debug'][])
    target[method] = (...printed: unknown[]) => {
      const error = printed.find((one) => one instanceof Error);
      const { type, stack } = errorEntry(error);
      log[level](error ? { error: { type, stack } } : {}, 'a library has printed something');
    };
}

type PrintMethod = 'error' | 'warn' | 'info' | 'log' | 'debug';

const levels: Record<PrintMethod, 'warn' | 'debug'> = {
  error: 'warn',
  warn: 'warn',
  info: 'debug',
  log: 'debug',
  debug: 'debug',
};
