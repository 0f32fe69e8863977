import { LRUCache } from 'lru-cache';
import { sharedSeconds, type StoredAnswer } from './stored-answer';

const maximumBytes = 64 * 1024 * 1024;

/** The public answers of this process, the most used ones. */
export function createAnswerCache() {
  const answers = new LRUCache<string, StoredAnswer>({
    maxSize: maximumBytes,
    // the encodings come later and are smaller together than the body itself
    sizeCalculation: ({ body }) => body.length * 2 + 1024,
  });
  const underWay = new Map<string, Promise<StoredAnswer>>();
  return {
    get: (key: string) => answers.get(key),
    /**
     * Makes a public answer once, however many requests ask for it at the same time, and keeps it as long as shared
     * caches may.
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
