import type { Item } from '@raang/domain';
import { drawingsInstead, withDrawing } from '../item-card/drawings-instead';
import { type ItemCardModel, toItemCardModel } from '../item-card/item-card-model';
import type { ModelContext } from '../page/model-context';
import { type ServerPartModel, toServerPart } from '../page/server-part-model';

/** A category's guides, below a table of facts. */
export interface GuidesModel {
  /** Absent without guides. */
  cards?: ServerPartModel<ItemCardModel[]> | undefined;
}

export function toGuides(items: readonly Item[], context: ModelContext): GuidesModel {
  const drawings = drawingsInstead(items);
  const cards = items.map((item, index) => withDrawing(toItemCardModel(item, context), drawings[index]));
  return { cards: cards.length > 0 ? toServerPart(cards) : undefined };
}
