import { LRUCache } from 'lru-cache';
import { keepCanonicalQuery, localeOfPath } from '../href';
import { sharedSeconds, type StoredAnswer } from './stored-answer';

const maximumBytes = 64 * 1024 * 1024;

/** Longer addresses are rare, and made by hand. */
const longestKnownTarget = 250;

/** The public answers of this process, the most used ones. */
export function createAnswerCache() {
  const answers = new LRUCache<string, StoredAnswer>({
    maxSize: maximumBytes,
    // the encodings come later and are smaller together than the body itself
    sizeCalculation: ({ body }) => body.length * 2 + 1024,
  });
  const underWay = new Map<string, Promise<StoredAnswer>>();
  const keys = new LRUCache<string, { key: string | undefined }>({ max: 5000 });
  return {
    /** As `answerKey`, which takes a while for an address that is asked for again and again. */
    keyOf: (target: string): string | undefined => {
      const known = keys.get(target);
      if (known) return known.key;
      const key = answerKey(target);
      if (target.length <= longestKnownTarget) keys.set(target, { key });
      return key;
    },
    get: (key: string) => answers.get(key),
    /** Makes an answer once, however many ask for it at the same time; only what may be shared is kept. */
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

/**
 * What an answer depends on: of a page, its path and the query that belongs to it; of anything else, the whole
 * address. Undefined when the visitor's headers play a part too, as they do where the path names no language.
 */
export function answerKey(target: string): string | undefined {
  const { pathname, search } = new URL(target, 'http://localhost');
  if (localeOfPath(pathname)) return pathname + keepCanonicalQuery(search);
  // icons come in as many combinations as anybody asks for, and are picked faster than they would be found
  if (pathname.startsWith('/api/icons/')) return undefined;
  if (pathname.startsWith('/media/')) return pathname;
  return /^\/(api|_serverFn)\//.test(pathname) ? pathname + search : undefined;
}
