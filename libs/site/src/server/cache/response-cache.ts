import { type CachedResponse, sharedSeconds } from '@raang/server';
import { setImmediate } from 'node:timers/promises';
import type { OutdatedUse } from './shared-answers';
import { createStaleCache, type Entry, type Made, type StaleCacheOptions } from './stale-cache';

const mostBytes = 64 * 1024 * 1024;

/** Headers, tags and the entry itself. */
const overheadBytes = 4096;

export interface ResponseCacheOptions extends Pick<StaleCacheOptions<Kept>, 'changes'> {
  /** How often data of responses was outdated. */
  outdatedUse?: Readonly<OutdatedUse> | undefined;
  /** Says on a response that it is outdated. The same response by default. */
  markOutdated?: (response: CachedResponse, key: string, ageSeconds: number) => Promise<CachedResponse>;
  clock?: { now: () => number };
  /** 0 keeps nothing; concurrent requests still share a response. */
  maximumBytes?: number;
}

/** A response for a visitor. */
export interface VisitorsResponse {
  response: CachedResponse;
  /** `stale`: a kept one that is being renewed, or that is used because newer ones fail. */
  from: 'hit' | 'stale' | 'miss';
  /** Further headers, of an outdated one. */
  headers?: Record<string, string>;
}

interface Kept {
  response: CachedResponse;
  /** The response with the words that it is outdated. */
  marked?: CachedResponse;
}

type Work = () => Promise<CachedResponse>;

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Keeps public responses in this process, as a stale cache does. Evicts the least recently used ones first. Between the end of a
 * lifetime and another one, visitors get the kept response while it is renewed.
 */
export function createResponseCache(options: ResponseCacheOptions = {}) {
  const { changes, outdatedUse, clock = performance, maximumBytes = mostBytes } = options;
  const { markOutdated = async (response) => response } = options;
  const cache = createStaleCache<Kept>({
    changes,
    clock,
    retryMilliseconds: 5000,
    limits: {
      maxSize: maximumBytes || 1, // the library takes 0 for "no limit"
      sizeCalculation: sizeOfEntry,
    },
  });
  const { entries } = cache;

  const made = (key: string, work: Work) => async (): Promise<Made<Kept>> => {
    const outdatedBefore = outdatedUse?.count;
    const response = await work();
    if (response.status >= 500) throw new FailedResponse(response);
    const previous = entries.peek(key)?.value.response;
    const kept = previous && isEqual(previous, response) ? previous : response;
    measureGrowth(key, kept);
    return {
      value: { response: kept },
      lifetime: sharedSeconds(response) * 1000,
      isLasting: isLasting(response),
      outdatedBy: outdatedUse?.count === outdatedBefore ? undefined : outdatedUse?.age,
    };
  };

  /** Encodings are made later, and count too. */
  const measureGrowth = (key: string, response: CachedResponse) => {
    response.onGrowth = () => {
      const entry = entries.peek(key);
      // a new object, since the cache measures nothing else
      if (entry?.value.response === response || entry?.value.marked === response)
        entries.set(key, { ...entry });
    };
  };

  const renew = oneAtATime((key: string, work: Work) => cache.renew(key, made(key, work)));

  const outdated = async (key: string, entry: Entry<Kept>): Promise<VisitorsResponse> => {
    const age = Math.floor((clock.now() - entry.madeAt) / 1000);
    const response = entry.value.marked ?? (await mark(key, entry.value.response, age));
    return { response, from: 'stale', headers: staleHeaders(age, entry.freshUntil - clock.now()) };
  };

  const mark = async (key: string, response: CachedResponse, age: number): Promise<CachedResponse> => {
    const marked = await markOutdated(response, key, age);
    if (marked !== response) measureGrowth(key, marked);
    const entry = entries.peek(key);
    if (entry?.value.response === response) entries.set(key, { ...entry, value: { response, marked } });
    return marked;
  };

  return {
    /** A fresh response: nothing has to be awaited. */
    get: (key: string): CachedResponse | undefined => cache.get(key)?.value.response,

    /** A response when `get` has none: newly made, or a kept one while it is renewed, or while newer ones fail. */
    answer: async (key: string, work: Work): Promise<VisitorsResponse> => {
      const entry = entries.get(key);
      if (entry && cache.isCurrent(entry) && isRenewable(entry, clock.now())) {
        renew(key, work);
        return { response: entry.value.response, from: 'stale' };
      }
      try {
        const { value, stale } = await cache.answer(key, made(key, work));
        if (stale) return await outdated(key, stale);
        const kept = entries.peek(key);
        const isOutdated = kept?.value.response === value.response && kept.version === undefined;
        return isOutdated ? await outdated(key, kept) : { response: value.response, from: 'miss' };
      } catch (error) {
        if (error instanceof FailedResponse) return { response: error.response, from: 'miss' };
        throw error;
      }
    },
  };
}

/**
 * Renews while visitors get the kept responses. Of all one at a time, with requests in between: those of one minute end in one
 * moment, and visitors would wait for the renewal of pages that they did not ask for.
 */
function oneAtATime(renew: (key: string, work: Work) => Promise<void>) {
  const renewing = new Set<string>();
  let last = Promise.resolve();
  return (key: string, work: Work): void => {
    if (renewing.has(key)) return;
    renewing.add(key);
    last = last.then(async () => {
      await setImmediate();
      await renew(key, work);
      renewing.delete(key);
    });
  };
}

/** RFC 9211: used although its lifetime has ended. */
const staleHeaders = (ageSeconds: number, milliseconds: number): Record<string, string> => ({
  age: String(ageSeconds),
  'cache-status': `raang; hit; ttl=${Math.min(Math.floor(milliseconds / 1000), -1)}; detail=stale-if-error`,
});

/** A response that is not kept: the site, or what is behind it, has failed. */
class FailedResponse extends Error {
  constructor(readonly response: CachedResponse) {
    super(`a response has the status ${response.status}`);
  }
}

/** Whether its lifetime has ended less than a lifetime ago, and newer ones do not fail. */
const isRenewable = ({ retryAt, freshUntil, lifetime }: Entry<Kept>, now: number) =>
  now >= retryAt && now < freshUntil + lifetime;

const isLasting = ({ headers }: CachedResponse) => String(headers['cache-control']).includes('immutable');

const sizeOfEntry = ({ value: { response, marked } }: Entry<Kept>) =>
  sizeOf(response) + (marked && marked !== response ? sizeOf(marked) : 0);

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
