/** Where a word is in a document, from the least to the most important place. */
export const places = { text: 0, keywords: 1, title: 2 } as const;
export type Place = (typeof places)[keyof typeof places];

/** Slots and places in one number each, in ascending order. */
export type Postings = readonly number[];

export const toPosting = (slot: number, place: Place): number => slot * 4 + place;
export const slotOf = (posting: number): number => Math.floor(posting / 4);
export const placeOf = (posting: number): Place => (posting & 3) as Place;

/** Documents that are in both lists, with the less important of their places. */
export function inBoth(one: Postings, other: Postings): number[] {
  const found: number[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    const [slot, otherSlot] = [slotOf(one[i]!), slotOf(other[j]!)];
    if (slot === otherSlot) found.push(Math.min(one[i]!, other[j]!));
    if (slot <= otherSlot) i += 1;
    if (otherSlot <= slot) j += 1;
  }
  return found;
}

/** Documents that are in any of the lists, in ascending order. A document may be repeated with its places. */
export function inAny(lists: readonly Postings[]): Postings {
  if (lists.length === 1) return lists[0]!;
  // typed arrays sort numbers without a comparison function
  return [...Uint32Array.from(lists.flat()).sort()];
}
