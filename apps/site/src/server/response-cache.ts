import { LRUCache } from 'lru-cache';
import { sharedSeconds, type StoredAnswer } from './stored-answer';

const maximumBytes = 64 * 1024 * 1024;

/** The public responses of this process, least recently used evicted first. */
export function createAnswerCache() {
  const answers = new LRUCache<string, StoredAnswer>({
    maxSize: maximumBytes,
    // the encodings are added later and are together smaller than the body itself
    sizeCalculation: ({ body }) => body.length * 2 + 1024,
  });
  const underWay = new Map<string, Promise<StoredAnswer>>();
  return {
    get: (key: string) => answers.get(key),
    /**
     * Makes a public response once for any number of concurrent requests, and caches it as long as shared caches
     * may.
     */
    make: (key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer> => {
      const running = underWay.get(key);
      if (running) return running;
      const promise = make()
        .then((answer) => {
          const seconds = sharedSeconds(answer);
          if (seconds > 0) answers.set(key, answer, { ttl: seconds * 1000 });
          return answer;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, promise);
      return promise;
    },
  };
}
