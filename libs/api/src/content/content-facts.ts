import { type ContentFrontMatter, sharedFields } from '@raang/domain';

/** Parts a front matter into what is the same in every language and what this language says. */
export function splitFields(frontMatter: ContentFrontMatter) {
  const shared = sharedFields[frontMatter.kind];
  const fields = Object.entries(frontMatter);
  return {
    facts: Object.fromEntries(fields.filter(([name]) => shared.includes(name))),
    words: Object.fromEntries(fields.filter(([name]) => !shared.includes(name))),
  };
}

/** Name of the first fact that two languages of an item state differently; undefined when they agree. */
export function firstDifference(one: ContentFrontMatter, other: ContentFrontMatter): string | undefined {
  const [facts, otherFacts] = [splitFields(one).facts, splitFields(other).facts];
  return [...new Set([...Object.keys(facts), ...Object.keys(otherFacts)])].find(
    (name) => JSON.stringify(facts[name]) !== JSON.stringify(otherFacts[name]),
  );
}
