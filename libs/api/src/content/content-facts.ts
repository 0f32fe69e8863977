import { type ContentFrontMatter, sharedFields } from '@raang/domain';

/** Splits front matter into facts, which all languages share, and words, which are translated. */
export function splitFields(frontMatter: ContentFrontMatter) {
  const shared = sharedFields[frontMatter.kind];
  const fields = Object.entries(frontMatter);
  return {
    facts: Object.fromEntries(fields.filter(([name]) => shared.includes(name))),
    words: Object.fromEntries(fields.filter(([name]) => !shared.includes(name))),
  };
}

/** Name of the first fact that differs between two languages of an item; undefined if all are equal. */
export function firstDifference(one: ContentFrontMatter, other: ContentFrontMatter): string | undefined {
  const [facts, otherFacts] = [splitFields(one).facts, splitFields(other).facts];
  return [...new Set([...Object.keys(facts), ...Object.keys(otherFacts)])].find(
    (name) => JSON.stringify(facts[name]) !== JSON.stringify(otherFacts[name]),
  );
}
