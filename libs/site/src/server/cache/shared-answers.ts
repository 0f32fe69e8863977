import { ORPCError } from '@orpc/client';
import type { Changes } from '@raang/api';
import { LRUCache } from 'lru-cache';

/** How long an answer may be used while newer ones fail. */
export const outdatedMilliseconds = 24 * 60 * 60 * 1000;

/** After a failure, the last answer is used this long without another attempt. */
const retryMilliseconds = 2000;

/** How long a call may take that probably fails, because the database does not respond. */
const doubtfulMilliseconds = 500;

const mostAnswers = 1000;

export interface SharedAnswersOptions {
  /** Changes of what is asked. Without them, only the lifetime ends an answer. */
  changes?: Pick<Changes, 'version' | 'status'> | undefined;
  clock: { now: () => number };
}

/** How often answers were used that are outdated, because newer ones failed. */
export interface OutdatedUse {
  count: number;
  /** Age of the last one, in milliseconds. */
  age: number;
}

export interface SharedAnswers {
  /** Joins equal calls, and gives them one answer until a change or the end of its lifetime. */
  ask: (key: string, lifetime: number, call: () => Promise<unknown>) => Promise<unknown>;
  outdatedUse: Readonly<OutdatedUse>;
}

interface Answer {
  /** The last good answer, and when it was asked for. */
  good?: { result: Promise<unknown>; at: number; version: number; until: number };
  /** The call in progress. */
  running?: { result: Promise<unknown>; version: number } | undefined;
  /** Until then, nothing is asked. */
  retryAt: number;
}

export function createSharedAnswers({ changes, clock }: SharedAnswersOptions): SharedAnswers {
  const answers = new LRUCache<string, Answer>({ max: mostAnswers });
  const outdatedUse = { count: 0, age: 0 };

  /** The last good answer in place of a failure. */
  const outdated = ({ good }: Answer): Promise<unknown> | undefined => {
    const age = good ? clock.now() - good.at : Infinity;
    if (!good || age > outdatedMilliseconds) return undefined;
    outdatedUse.count += 1;
    outdatedUse.age = age;
    return good.result;
  };

  const start = (key: string, lifetime: number, call: () => Promise<unknown>) => {
    const answer = answers.get(key) ?? { retryAt: 0 };
    const version = changes?.version() ?? 0;
    const at = clock.now();
    const asked = call().then((value) => {
      const result = Promise.resolve(deepFreeze(value));
      answer.good = { result, at, version, until: at + lifetime };
      answers.set(key, answer);
      return value;
    });
    const isDoubtful = changes?.status() === 'unknown' && answer.good !== undefined;
    const result = (isDoubtful ? withinMoment(asked) : asked)
      .catch((error: unknown) => {
        // what the contract declares is an answer
        const last = isDeclared(error) ? undefined : outdated(answer);
        if (!last) throw error;
        answer.retryAt = clock.now() + retryMilliseconds;
        return last;
      })
      .finally(() => {
        if (answer.running === running) answer.running = undefined;
      });
    const running = { result, version };
    answer.running = running;
    answers.set(key, answer);
    // failures are not kept: the next caller retries
    result.catch(() => !answer.good && answers.peek(key) === answer && answers.delete(key));
    return result;
  };

  return {
    outdatedUse,
    ask: (key, lifetime, call) => {
      const known = answers.get(key);
      if (!known) return start(key, lifetime, call);
      const version = changes?.version() ?? 0;
      const { good, running } = known;
      const now = clock.now();
      if (good && good.version === version && now < good.until) return good.result;
      if (running?.version === version) return running.result;
      return (now < known.retryAt && outdated(known)) || start(key, lifetime, call);
    },
  };
}

/** An error below 500, such as NOT_FOUND. */
function isDeclared(error: unknown): boolean {
  return error instanceof ORPCError && error.status < 500;
}

function withinMoment<Result>(result: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the database does not respond')), doubtfulMilliseconds);
  // the loser of the race may fail later
  result.catch(() => undefined).finally(() => clearTimeout(timer));
  return Promise.race([result, promise]);
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
