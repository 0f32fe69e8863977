import { createLog, type Log } from '@raang/server';
import type { Edition } from '../../authority/authority';
import { createClock } from './clock';
import { editionOf } from './edition';
import type { Environment } from './env';

/** What every opener may need: settings, clock and log of the process. */
export interface StartFacts {
  env: Environment;
  now: () => Date;
  log: Log;
  /** The site's public origin. */
  publicUrl: string;
  edition: Edition;
}

export function startFactsOf(env: Environment): StartFacts {
  const now = createClock(env.CLOCK);
  const log = createLog(env.LOG_LEVEL, now);
  if (env.CLOCK)
    log.warn({ clock: env.CLOCK }, 'the clock is set: pages show another time than the real one');
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin;
  return { env, now, log, publicUrl, edition: editionOf(env) };
}
