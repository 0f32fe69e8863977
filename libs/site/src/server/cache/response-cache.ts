import { type CachedResponse, sharedSeconds } from '@raang/server';
import { setImmediate } from 'node:timers/promises';
import type { Changes } from '@raang/api';
import { LRUCache } from 'lru-cache';
import type { OutdatedUse } from './shared-answers';

const mostBytes = 64 * 1024 * 1024;

/** How long a response may be used while newer ones fail. */
const outdatedMilliseconds = 24 * 60 * 60 * 1000;

/** After a failure, an outdated response is used this long without another attempt. */
const retryMilliseconds = 5000;

/** How long a visitor waits for a newer response; shorter if the database does not respond anyway. */
const patience = { usual: 8000, doubtful: 500 };

/** Headers, tags and the entry itself. */
const overheadBytes = 4096;

export interface ResponseCacheOptions {
  /** Changes of what responses show. Without them, only lifetimes count. */
  changes?: Pick<Changes, 'version' | 'status'> | undefined;
  /** How often data of responses was outdated. */
  outdatedUse?: Readonly<OutdatedUse> | undefined;
  /** Says on a response that it is outdated. The same response by default. */
  markOutdated?: (response: CachedResponse, key: string, ageSeconds: number) => Promise<CachedResponse>;
  clock?: { now: () => number };
  /** 0 keeps nothing; concurrent requests still share a response. */
  maximumBytes?: number;
}

/** A response for a visitor. */
export interface Answer {
  response: CachedResponse;
  /** `stale`: a kept one that is being renewed, or that is used because newer ones fail. */
  from: 'hit' | 'stale' | 'miss';
  /** Further headers, of an outdated one. */
  headers?: Record<string, string>;
}

interface Entry {
  response: CachedResponse;
  /** Version of the content that it shows. Undefined if its data was outdated when it was made. */
  version: number | undefined;
  madeAt: number;
  freshUntil: number;
  /** Until then it may be used while it is renewed. */
  renewableUntil: number;
  /** Until then it is used without another attempt to renew it, which has failed. */
  retryAt: number;
  /** The response with the words that it is outdated. */
  marked?: CachedResponse;
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

type Make = () => Promise<CachedResponse>;

/**
 * Keeps public responses in this process: until their lifetime ends, or the content changes, and longer while newer ones
 * fail. Evicts the least recently used ones first.
 */
export function createResponseCache({
  changes,
  outdatedUse,
  markOutdated = async (response) => response,
  clock = performance,
  maximumBytes = mostBytes,
}: ResponseCacheOptions = {}) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maximumBytes || 1, // the library takes 0 for "no limit"
    sizeCalculation: ({ response, marked }) =>
      sizeOf(response) + (marked && marked !== response ? sizeOf(marked) : 0),
  });
  const inProgress = new Map<string, { version: number; made: Promise<CachedResponse> }>();
  const version = () => changes?.version() ?? 0;

  /** Keeps a response, if everybody may get it. */
  const keep = (key: string, response: CachedResponse, made: Pick<Entry, 'version' | 'madeAt'>) => {
    const milliseconds = sharedSeconds(response) * 1000;
    if (milliseconds === 0) return void entries.delete(key);
    const previous = entries.peek(key)?.response;
    const kept = previous && isEqual(previous, response) ? previous : response;
    const freshUntil = made.madeAt + milliseconds;
    const entry: Entry = {
      ...made,
      response: kept,
      freshUntil,
      renewableUntil: freshUntil + milliseconds,
      retryAt: made.version === undefined ? clock.now() + retryMilliseconds : 0,
    };
    entries.set(key, entry);
    measureGrowth(key, kept);
  };

  /** Encodings are made later, and count too. */
  const measureGrowth = (key: string, response: CachedResponse) => {
    response.onGrowth = () => {
      const entry = entries.peek(key);
      // a new object, since the cache measures nothing else
      if (entry?.response === response || entry?.marked === response) entries.set(key, { ...entry });
    };
  };

  /** Makes a response once for any number of concurrent requests, of the same version of the content. */
  const make = (key: string, work: Make): Promise<CachedResponse> => {
    const current = version();
    const running = inProgress.get(key);
    if (running?.version === current) return running.made;
    const begun = clock.now();
    const outdatedBefore = outdatedUse?.count;
    const made = work()
      .then(
        (response) => {
          if (response.status >= 500) postpone(key);
          else if (outdatedUse && outdatedUse.count !== outdatedBefore)
            keep(key, response, { version: undefined, madeAt: begun - outdatedUse.age });
          // of two versions the newer one stays, whichever is made first
          else if (!((entries.peek(key)?.version ?? 0) > current))
            keep(key, response, { version: isLasting(response) ? lasting : current, madeAt: begun });
          return response;
        },
        (error: unknown) => {
          postpone(key);
          throw error;
        },
      )
      .finally(() => {
        if (inProgress.get(key)?.made === made) inProgress.delete(key);
      });
    inProgress.set(key, { version: current, made });
    return made;
  };

  const renewing = new Set<string>();
  let renewals = Promise.resolve();

  /**
   * Makes a response while visitors get the kept one. Of all such responses one at a time, with requests in between:
   * those of one minute end in one moment, and visitors would wait for the renewal of pages that they did not ask for.
   */
  const renew = (key: string, work: Make) => {
    if (renewing.has(key)) return;
    renewing.add(key);
    renewals = renewals.then(async () => {
      await setImmediate();
      const made = make(key, work);
      made.catch(() => undefined);
      await within(patience.usual, made);
      renewing.delete(key);
    });
  };

  const postpone = (key: string) => {
    const entry = entries.peek(key);
    if (entry) entry.retryAt = clock.now() + retryMilliseconds;
  };

  const outdatedAnswer = async (key: string, entry: Entry): Promise<Answer> => {
    const age = Math.floor((clock.now() - entry.madeAt) / 1000);
    const ttl = Math.floor((entry.freshUntil - clock.now()) / 1000);
    const marked = entry.marked ?? (await mark(key, entry, age));
    return {
      response: marked,
      from: 'stale',
      headers: {
        age: String(age),
        // RFC 9211: used although its lifetime has ended
        'cache-status': `raang; hit; ttl=${Math.min(ttl, -1)}; detail=stale-if-error`,
      },
    };
  };

  const mark = async (key: string, { response }: Entry, age: number): Promise<CachedResponse> => {
    const marked = await markOutdated(response, key, age);
    if (marked !== response) measureGrowth(key, marked);
    const entry = entries.peek(key);
    if (entry?.response === response) entries.set(key, { ...entry, marked });
    return marked;
  };

  /** What was made, with the words that its data is outdated, if it is. */
  const answerOf = (key: string, response: CachedResponse): Answer | Promise<Answer> => {
    const entry = entries.peek(key);
    const isOutdated = entry?.response.etag === response.etag && entry.version === undefined;
    return isOutdated ? outdatedAnswer(key, entry) : { response, from: 'miss' };
  };

  const isUsable = ({ madeAt }: Entry) => clock.now() - madeAt < outdatedMilliseconds;
  const isCurrent = (entry: Entry) => entry.version === lasting || entry.version === version();

  return {
    /** A fresh response: nothing has to be awaited. */
    get: (key: string): CachedResponse | undefined => {
      const entry = entries.get(key);
      return entry && clock.now() < entry.freshUntil && isCurrent(entry) ? entry.response : undefined;
    },

    /** A response when `get` has none: newly made, or a kept one while it is renewed, or while newer ones fail. */
    answer: async (key: string, work: Make): Promise<Answer> => {
      const entry = entries.get(key);
      if (!entry || !isUsable(entry)) return answerOf(key, await make(key, work));
      if (clock.now() < entry.retryAt) return outdatedAnswer(key, entry);
      if (isCurrent(entry) && clock.now() < entry.renewableUntil) {
        renew(key, work);
        return { response: entry.response, from: 'stale' };
      }
      const made = make(key, work);
      // its callers handle the failure
      made.catch(() => undefined);
      const limit = changes?.status() === 'unknown' ? patience.doubtful : patience.usual;
      const response = await within(limit, made);
      if (response && response.status < 500) return answerOf(key, response);
      // the next ones need not wait as long
      postpone(key);
      return outdatedAnswer(key, entry);
    },
  };
}

/** Version of what no change concerns, such as a picture under an address with its digest. */
const lasting = -1;

const isLasting = ({ headers }: CachedResponse) => String(headers['cache-control']).includes('immutable');

/** All bytes that a response holds: the body and its encodings. */
function sizeOf({ body, encodings }: CachedResponse): number {
  let bytes = body.length + overheadBytes;
  for (const encoded of encodings.values())
    if ('body' in encoded && encoded.body !== body) bytes += encoded.body.length;
  return bytes;
}

/** Whether a response says the same: then its encodings need not be made again. */
function isEqual(one: CachedResponse, other: CachedResponse): boolean {
  return (
    one.etag === other.etag &&
    one.body.equals(other.body) &&
    JSON.stringify(one.headers) === JSON.stringify(other.headers)
  );
}

/** Undefined if it takes longer, or fails. */
function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), milliseconds);
  const done = work.catch(() => undefined).finally(() => clearTimeout(timer));
  return Promise.race([done, late.promise]);
}
