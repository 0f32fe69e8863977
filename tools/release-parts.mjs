import { parseArgs } from 'node:util';
import { releaseParts, shardOf } from './tiers.mjs';

const all = Object.keys(releaseParts);

/**
 * The parts of the release suite that a command asks for: all, those that it names, or those of a shard.
 * @param {string[]} args such as `['pages', 'engines']` or `['--shard', '1/4']`
 * @throws Error with one line, for an unknown part or a shard that does not exist
 */
export function readParts(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { shard: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.find((part) => !all.includes(part));
  if (unknown) throw new Error(`there is no part ${unknown}: choose from ${all.join(', ')}`);
  if (values.shard === undefined) return positionals.length > 0 ? positionals : all;
  if (positionals.length > 0) throw new Error('name parts or a shard, not both');
  const [, index, count] = /^(\d{1,2})\/(\d{1,2})$/.exec(values.shard)?.map(Number) ?? [];
  if (!index || !count || index > count || count > all.length)
    throw new Error(
      `there is no shard ${values.shard}: write 1/4 for the first of four, of ${all.length} at most`,
    );
  return shardOf(index, count);
}
