import type { Changes } from '@raang/api';
import { LRUCache } from 'lru-cache';

/** How long a value may be used while newer ones fail. */
export const outdatedMilliseconds = 24 * 60 * 60 * 1000;

/** Version of what no change concerns, such as a picture under an address with its digest. */
const lasting = -1;

export interface StaleCacheOptions<Value> {
  /** Changes of what values show. Without them, only lifetimes count. */
  changes?: Pick<Changes, 'version' | 'status'> | undefined;
  clock: { now: () => number };
  /** After a failure, the kept value is used this long without another attempt. */
  retryMilliseconds: number;
  /** Whether a failure is an answer, which is passed on whatever is kept. None is by default. */
  isAnswer?: (error: unknown) => boolean;
  /** How many values are kept, or of which size. */
  limits: LRUCache.Options<string, Entry<Value>, unknown>;
}

/** How long a call waits for a newer value, in milliseconds; shorter if the database does not respond anyway. */
const patience = { usual: 8000, doubtful: 500 };

/** What was made. A lifetime of 0 milliseconds is not kept. */
export interface Made<Value> {
  value: Value;
  lifetime: number;
  /** No change concerns it. */
  isLasting?: boolean;
  /** Age of the data that it was made of, in milliseconds, if newer data could not be read. */
  outdatedBy?: number | undefined;
}

export interface Entry<Value> {
  value: Value;
  /** Version of the content that it shows. Undefined if its data was outdated when it was made. */
  version: number | undefined;
  madeAt: number;
  freshUntil: number;
  lifetime: number;
  /** Until then it is used without another attempt to make it anew, which has failed. */
  retryAt: number;
}

type Make<Value> = () => Promise<Made<Value>>;

/** A value for a caller, with the entry that it comes from if it is a kept one. */
export interface Answer<Value> {
  value: Value;
  /** Set if newer values fail or take too long. */
  stale?: Entry<Value>;
}

/**
 * Keeps values until their lifetime ends or the content changes, and longer while newer ones fail (RFC 5861,
 * `stale-if-error`). Concurrent calls of one version share one.
 */
export function createStaleCache<Value>(options: StaleCacheOptions<Value>) {
  const { changes, clock, retryMilliseconds, isAnswer = () => false } = options;
  const entries = new LRUCache<string, Entry<Value>>(options.limits);
  const inProgress = new Map<string, { version: number; value: Promise<Value> }>();
  const version = () => changes?.version() ?? 0;
  const isCurrent = (entry: Entry<Value>) => entry.version === lasting || entry.version === version();

  const keep = (key: string, made: Made<Value>, begun: { at: number; version: number }) => {
    const { value, lifetime, outdatedBy } = made;
    const isOutdated = outdatedBy !== undefined;
    // of two versions the newer one stays, whichever is made first
    if (!isOutdated && (entries.peek(key)?.version ?? 0) > begun.version) return;
    if (lifetime === 0) return void entries.delete(key);
    const madeAt = begun.at - (outdatedBy ?? 0);
    entries.set(key, {
      value,
      version: isOutdated ? undefined : made.isLasting ? lasting : begun.version,
      madeAt,
      lifetime,
      freshUntil: madeAt + lifetime,
      retryAt: isOutdated ? clock.now() + retryMilliseconds : 0,
    });
  };

  const postpone = (key: string) => {
    const entry = entries.peek(key);
    if (entry) entry.retryAt = clock.now() + retryMilliseconds;
  };

  /** Makes a value once for any number of concurrent calls, of the same version of the content. */
  const make = (key: string, work: Make<Value>): Promise<Value> => {
    const running = inProgress.get(key);
    const begun = { at: clock.now(), version: version() };
    if (running?.version === begun.version) return running.value;
    const value = work()
      .then((made) => {
        keep(key, made, begun);
        return made.value;
      })
      .finally(() => {
        if (inProgress.get(key)?.value === value) inProgress.delete(key);
      });
    inProgress.set(key, { version: begun.version, value });
    return value;
  };

  return {
    entries,
    isCurrent,

    /** Makes a value while callers get the kept one. Ends when the value is there, or after the usual patience. */
    renew: async (key: string, work: Make<Value>): Promise<void> => {
      const { error } = await within(patience.usual, make(key, work));
      if (error) postpone(key);
    },

    /** A fresh value: nothing has to be awaited. */
    get: (key: string): Entry<Value> | undefined => {
      const entry = entries.get(key);
      return entry && clock.now() < entry.freshUntil && isCurrent(entry) ? entry : undefined;
    },

    /** A value when `get` has none: newly made, or a kept one while newer ones fail. */
    answer: async (key: string, work: Make<Value>): Promise<Answer<Value>> => {
      const entry = entries.get(key);
      if (!entry || clock.now() - entry.madeAt > outdatedMilliseconds)
        return { value: await make(key, work) };
      const stale = { value: entry.value, stale: entry };
      if (clock.now() < entry.retryAt) return stale;
      const limit = changes?.status() === 'unknown' ? patience.doubtful : patience.usual;
      const { made, error } = await within(limit, make(key, work));
      if (made) return made;
      if (isAnswer(error)) throw error;
      // the next ones need not wait as long
      postpone(key);
      return stale;
    },
  };
}

/** What a promise comes to in a time: nothing if it takes longer. */
function within<Value>(milliseconds: number, work: Promise<Value>) {
  const late = Promise.withResolvers<{ made?: Answer<Value>; error?: unknown }>();
  const timer = setTimeout(() => late.resolve({}), milliseconds);
  const done = work
    .then(
      (value) => ({ made: { value }, error: undefined }),
      (error: unknown) => ({ made: undefined, error }),
    )
    .finally(() => clearTimeout(timer));
  return Promise.race([done, late.promise]);
}
