import type { FoundItemCategory } from '@raang/domain';

/** Categories that people take for each other. `other` is near to every one. */
const near: readonly (readonly [FoundItemCategory, FoundItemCategory])[] = [
  ['bag', 'wallet'],
  ['bag', 'electronics'],
  ['bag', 'book-stationery'],
  ['bag', 'bottle-food-box'],
  ['bag', 'clothing'],
  ['bag', 'toy'],
  ['wallet', 'card-document'],
  ['wallet', 'keys'],
  ['phone', 'electronics'],
  ['electronics', 'jewellery-watch'],
  ['electronics', 'mobility-aid'],
  ['card-document', 'book-stationery'],
  ['card-document', 'keys'],
  ['keys', 'toy'],
  ['glasses', 'jewellery-watch'],
  ['clothing', 'jewellery-watch'],
  ['umbrella', 'mobility-aid'],
];

/** How near a category is to another, from 0 to 1. */
export function categoryNearness(one: FoundItemCategory, other: FoundItemCategory): number {
  if (one === other) return 1;
  if (one === 'other' || other === 'other') return 0.4;
  return near.some((pair) => pair.includes(one) && pair.includes(other)) ? 0.5 : 0;
}
