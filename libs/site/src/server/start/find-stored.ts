import { type CachedResponse, isJoined, isReading, type ResourceAt } from '@raang/server';
import type { ResponseCache } from '../cache/response-cache';
import type { Exchange } from './exchange';

interface Stored {
  /** The build's client files by path. */
  files: ReadonlyMap<string, CachedResponse>;
  /** Finds a build file of another release. */
  formerFile?: ((pathname: string) => Promise<CachedResponse | undefined>) | undefined;
}

/** Finds what nobody has to make: a build file, or a fresh kept response. */
export function createStoredFinder(
  { files, formerFile }: Stored,
  { resourceAt, cache }: { resourceAt: ResourceAt; cache: ResponseCache },
) {
  const fileOf = ({ target, isOverlong }: Exchange) => (isOverlong ? undefined : files.get(pathOf(target)));
  const isRead = ({ incoming, isOverlong }: Exchange) => isReading(incoming.method) && !isOverlong;
  return {
    /** Whether this release has a file there, whatever is done with it. */
    isFile: (exchange: Exchange) => fileOf(exchange) !== undefined,

    /** Without a promise, since most requests get this. */
    atOnce: (exchange: Exchange): CachedResponse | undefined => {
      if (!isRead(exchange)) return undefined;
      const file = fileOf(exchange);
      if (file) return file;
      const resource = resourceAt(exchange.target);
      const kept = isJoined(resource, exchange.incoming.method) ? cache.get(resource.key) : undefined;
      if (!kept) return undefined;
      exchange.resource = resource.name;
      exchange.cache = 'hit';
      return kept;
    },

    /** A build file that this release does not have. A missing one is no page: `missing`, without rendering. */
    former: async (exchange: Exchange): Promise<CachedResponse | 'missing' | undefined> =>
      isRead(exchange) && /^\/(assets|builds)\//.test(exchange.target)
        ? ((await formerFile?.(pathOf(exchange.target))) ?? 'missing')
        : undefined,
  };
}

function pathOf(target: string): string {
  const query = target.indexOf('?');
  return query < 0 ? target : target.slice(0, query);
}
