import type { Item } from '@raang/domain';
import { type ItemCardModel, toItemCardModel } from '../item-card/item-card-model';
import type { ModelContext } from '../page/model-context';

/** A category's guides, below a table of facts. */
export interface GuidesModel {
  cards: ItemCardModel[];
}

export function toGuides(items: readonly Item[], context: ModelContext): GuidesModel {
  return { cards: items.map((item) => toItemCardModel(item, context)) };
}
