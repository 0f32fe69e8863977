// Which checks protect a change, and which a release (docs/decisions/0070).

/** What `npm test` runs: each risk once, nearest to the visitor. */
export const changeChecks = [
  'format',
  'lint',
  'typecheck',
  'messages',
  'unused',
  'words',
  'test',
  'stories',
  'smoke',
];

/** The projects of `e2e/`: each has a target of its folder's name. */
export const browserTests = ['smoke', 'pages', 'content', 'processes', 'api', 'engines', 'second-authority'];

/**
 * The parts of `npm run test:release`: every check, by the minutes that two idle cores need for it where nothing is cached.
 * Shards are balanced by them.
 * @type {Record<string, number>}
 */
export const releaseParts = {
  format: 0.2,
  lint: 0.8,
  typecheck: 0.6,
  messages: 0.1,
  unused: 0.1,
  words: 0.1,
  test: 3,
  stories: 4,
  smoke: 2,
  stores: 1,
  'stories-en': 3,
  pages: 6,
  content: 5,
  processes: 4,
  api: 3,
  engines: 5,
  'second-authority': 0.5,
  build: 1,
  packages: 1,
  surface: 0.5,
  consumer: 1,
  generators: 1.5,
  authority: 1,
  sizes: 0.3,
  storybook: 1,
  pictures: 8,
  licences: 0.1,
  audit: 0.1,
};

/**
 * The parts of one of `count` shards: the longest part first, each into the shard that has least.
 * @param {number} index from 1
 * @param {number} count
 * @returns {string[]} in the order of {@link releaseParts}
 */
export function shardOf(index, count) {
  const shards = Array.from({ length: count }, () => ({ minutes: 0, parts: /** @type {string[]} */ ([]) }));
  for (const [part, minutes] of Object.entries(releaseParts).sort(([, one], [, other]) => other - one)) {
    const least = shards.reduce((one, other) => (other.minutes < one.minutes ? other : one));
    least.minutes += minutes;
    least.parts.push(part);
  }
  return Object.keys(releaseParts).filter((part) => shards[index - 1]?.parts.includes(part));
}
