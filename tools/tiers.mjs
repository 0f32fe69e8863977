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
 * The parts of `npm run test:release`: every check, by the minutes that it took of two cores in one run where nothing was
 * cached. Only their ratios count: shards are balanced by them.
 * @type {Record<string, number>}
 */
export const releaseParts = {
  format: 0.4,
  lint: 0.8,
  typecheck: 0.4,
  messages: 0.1,
  unused: 0.1,
  words: 0.1,
  test: 2.5,
  stories: 2.4,
  smoke: 1.2,
  stores: 0.6,
  'stories-en': 1.5,
  pages: 6.3,
  content: 3.3,
  processes: 5.4,
  api: 3.3,
  engines: 6,
  'second-authority': 0.5,
  build: 0.7,
  packages: 0.4,
  surface: 0.3,
  consumer: 0.5,
  generators: 0.5,
  authority: 0.4,
  sizes: 0.1,
  storybook: 0.4,
  pictures: 7.2,
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
