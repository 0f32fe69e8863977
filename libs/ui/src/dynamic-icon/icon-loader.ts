import { type Drawing, type IconifySet, toDrawing } from './drawing';
import { createIconCache, type IconStorage } from './icon-cache';
import { iconTimeoutMs } from './limits';

export interface IconLoader {
  /** Resolves to undefined if the icon is unknown or times out. Failures are not cached: the next call retries. */
  load(prefix: string, name: string): Promise<Drawing | undefined>;
}

export interface IconLoaderOptions {
  /** Serves Iconify's JSON at `<endpoint>/<prefix>.json?icons=a,b`. */
  endpoint?: string;
  fetch: typeof globalThis.fetch;
  /** Milliseconds of the clock. */
  now: () => number;
  /** Usually `localStorage`. Without it, the cache lasts as long as the page. */
  storage?: IconStorage;
}

/** Loads icons. Calls in the same tick share one request per set. */
export function createIconLoader({
  endpoint = '/api/icons',
  fetch,
  now,
  storage,
}: IconLoaderOptions): IconLoader {
  const cache = createIconCache(now, storage);
  const underway = new Map<string, Promise<Drawing | undefined>>();
  const waiting = new Map<string, { names: Set<string>; set: Promise<IconifySet | undefined> }>();

  /** Joins this tick's request for the set, or starts one. */
  function request(prefix: string, name: string) {
    const batch = waiting.get(prefix) ?? { names: new Set<string>(), set: fetchNextTick(prefix) };
    batch.names.add(name);
    waiting.set(prefix, batch);
    return batch.set;
  }

  async function fetchNextTick(prefix: string) {
    await Promise.resolve();
    const names = [...(waiting.get(prefix)?.names ?? [])].sort().map(encodeURIComponent);
    waiting.delete(prefix);
    return fetchSet(`${endpoint}/${encodeURIComponent(prefix)}.json?icons=${names.join(',')}`);
  }

  async function fetchSet(address: string) {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), iconTimeoutMs);
    try {
      const response = await fetch(address, { signal: timeout.signal });
      return response.ok ? ((await response.json()) as IconifySet) : undefined;
    } catch {
      // Timeout, offline or invalid JSON. A missing icon is not an error of the page.
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  async function loadOne(prefix: string, name: string, key: string) {
    const set = await request(prefix, name);
    underway.delete(key);
    const drawing = set?.icons ? toDrawing(set, name) : undefined;
    if (drawing) cache.set(key, drawing);
    return drawing;
  }

  return {
    load(prefix, name) {
      const key = `${prefix}:${name}`;
      const cached = cache.get(key);
      if (cached) return Promise.resolve(cached);
      const loading = underway.get(key) ?? loadOne(prefix, name, key);
      underway.set(key, loading);
      return loading;
    },
  };
}
