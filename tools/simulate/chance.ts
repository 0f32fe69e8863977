/** Anything that names what is left to chance: the seed, a train, a call. */
export type ChanceKey = readonly (string | number)[];

/** A number from 0 to 1 that depends on the key alone, so that every process makes the same trains. */
export function chance(...key: ChanceKey): number {
  const text = key.join('\n');
  // FNV-1a; then the mixing of MurmurHash3, since keys of neighbours differ by one letter
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A number from `low` to `high`. */
export const between = (low: number, high: number, ...key: ChanceKey): number =>
  low + (high - low) * chance(...key);

/** One of the things; undefined if there are none. */
export const pick = <Thing>(things: readonly Thing[], ...key: ChanceKey): Thing | undefined =>
  things[Math.floor(chance(...key) * things.length)];
