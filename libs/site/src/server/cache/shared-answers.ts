import { ORPCError } from '@orpc/client';
import { createStaleCache, type StaleCacheOptions } from './stale-cache';

const mostAnswers = 1000;

export type SharedAnswersOptions = Pick<StaleCacheOptions<unknown>, 'changes' | 'clock'>;

/** How often answers were used that are outdated, because newer ones failed. */
export interface OutdatedUse {
  count: number;
  /** Age of the last one, in milliseconds. */
  age: number;
}

export interface SharedAnswers {
  /** Joins equal calls, and gives them one frozen answer until a change or the end of its lifetime. */
  ask: (key: string, lifetime: number, call: () => Promise<unknown>) => Promise<unknown>;
  outdatedUse: Readonly<OutdatedUse>;
}

export function createSharedAnswers({ changes, clock }: SharedAnswersOptions): SharedAnswers {
  const answers = createStaleCache<unknown>({
    changes,
    clock,
    retryMilliseconds: 2000,
    isAnswer: isDeclared,
    limits: { max: mostAnswers },
  });
  const outdatedUse = { count: 0, age: 0 };
  return {
    outdatedUse,
    ask: async (key, lifetime, call) => {
      const fresh = answers.get(key);
      if (fresh) return fresh.value;
      const { value, stale } = await answers.answer(key, async () => ({
        value: deepFreeze(await call()),
        lifetime,
      }));
      if (stale) {
        outdatedUse.count += 1;
        outdatedUse.age = clock.now() - stale.madeAt;
      }
      return value;
    },
  };
}

/** An error below 500, such as NOT_FOUND: what the contract declares is an answer. */
function isDeclared(error: unknown): boolean {
  return error instanceof ORPCError && error.status < 500;
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
