import { type Drawing, type IconifySet, toDrawing } from './drawing';
import { createIconCache, type IconStorage } from './icon-cache';
import { iconTimeoutMs } from './limits';

export interface IconLoader {
  /** Nothing for an icon that is unknown or did not come in time; the next call asks again. */
  load(prefix: string, name: string): Promise<Drawing | undefined>;
}

export interface IconLoaderOptions {
  /** Answers `<endpoint>/<prefix>.json?icons=a,b` with Iconify's JSON. */
  endpoint?: string;
  fetch: typeof globalThis.fetch;
  /** Milliseconds of the clock. */
  now: () => number;
  /** Best `localStorage`; without it icons are kept as long as the page. */
  storage?: IconStorage;
}

/** One per page: what is asked for in the same tick goes out as one request per set. */
export function createIconLoader({
  endpoint = '/api/icons',
  fetch,
  now,
  storage,
}: IconLoaderOptions): IconLoader {
  const cache = createIconCache(now, storage);
  const underway = new Map<string, Promise<Drawing | undefined>>();
  const waiting = new Map<string, { names: Set<string>; set: Promise<IconifySet | undefined> }>();

  /** Joins the request of this tick for the set, or starts one. */
  function request(prefix: string, name: string) {
    const batch = waiting.get(prefix) ?? { names: new Set<string>(), set: later(prefix) };
    batch.names.add(name);
    waiting.set(prefix, batch);
    return batch.set;
  }

  async function later(prefix: string) {
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
      // Late, offline, or no JSON: an icon is never worth an error on the page.
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
