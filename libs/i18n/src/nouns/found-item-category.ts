import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FoundItemCategory } from '@raang/domain';

const nouns: Record<FoundItemCategory, MessageDescriptor> = {
  bag: msg`Bag`,
  wallet: msg`Wallet or purse`,
  phone: msg`Mobile phone`,
  electronics: msg`Electronic device`,
  'card-document': msg`Card or document`,
  keys: msg`Keys`,
  glasses: msg`Glasses`,
  clothing: msg`Clothing`,
  umbrella: msg`Umbrella`,
  'jewellery-watch': msg`Jewellery or watch`,
  'book-stationery': msg`Book or stationery`,
  toy: msg`Toy`,
  'bottle-food-box': msg`Bottle or food box`,
  'mobility-aid': msg`Mobility aid`,
  other: msg`Something else`,
};

/** A kind of lost property. One of a newer server is something else. */
export const foundItemCategoryNoun = (category: string): MessageDescriptor =>
  nouns[category as FoundItemCategory] ?? nouns.other;
