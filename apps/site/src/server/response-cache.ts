import { LRUCache } from 'lru-cache';
import { type CachedResponse, sharedSeconds } from './cached-response';

/**
 * Caches public responses in this process. Evicts the least recently used ones first.
 * @param maximumBytes 0 keeps nothing; concurrent requests still share a response
 */
export function createResponseCache(maximumBytes: number) {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: maximumBytes || 1, // the library takes 0 for "no limit"
    // the encodings are added later, and together are smaller than the body
    sizeCalculation: ({ body }) => body.length * 2 + 1024,
  });
  const inProgress = new Map<string, Promise<CachedResponse>>();
  return {
    get: (key: string) => responses.get(key),
    /**
     * Creates a public response once for any number of concurrent requests. Caches it as long as shared caches may
     * store it.
     */
    make: (key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> => {
      const running = inProgress.get(key);
      if (running) return running;
      const promise = make()
        .then((response) => {
          const seconds = sharedSeconds(response);
          if (seconds > 0) responses.set(key, response, { ttl: seconds * 1000 });
          return response;
        })
        .finally(() => inProgress.delete(key));
      inProgress.set(key, promise);
      return promise;
    },
  };
}
