/** Length of the prefix that words of one bucket share. */
const bucketPrefix = 2;

/** Words by their beginning. Needs no order, so that a word is added in constant time. */
export interface PrefixBuckets<Id> {
  add: (word: string, id: Id) => void;
  /** Visits all words that begin with a text, and the text itself if it is a word. */
  beginning: (text: string, visit: (word: string, id: Id) => void) => void;
}

export function createPrefixBuckets<Id>(): PrefixBuckets<Id> {
  const buckets = new Map<string, { word: string; id: Id }[]>();
  const bucketsFor = (text: string) =>
    text.length >= bucketPrefix
      ? [buckets.get(text.slice(0, bucketPrefix)) ?? []]
      : [...buckets].filter(([prefix]) => prefix.startsWith(text)).map(([, bucket]) => bucket);
  return {
    add: (word, id) => {
      const prefix = word.slice(0, bucketPrefix);
      const bucket = buckets.get(prefix);
      if (bucket) bucket.push({ word, id });
      else buckets.set(prefix, [{ word, id }]);
    },
    beginning: (text, visit) => {
      for (const bucket of bucketsFor(text))
        for (const { word, id } of bucket) if (word.startsWith(text)) visit(word, id);
    },
  };
}
