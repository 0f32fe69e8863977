import type { Item } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { type ServerPartModel, toServerPart } from '../page/server-part-model';
import { drawingsInstead, withDrawing } from './drawings-instead';
import { type ItemCardModel, toItemCardModel } from './item-card-model';
import { oncePerItem } from './once-per-item';

/** A card that hydration leaves alone, which several pages share. */
export interface CardPartModel {
  href: string;
  card: ServerPartModel<ItemCardModel>;
}

/** The card of an item. */
export const toCardPart = oncePerItem((item: Item, context: ModelContext): CardPartModel =>
  toPart(toItemCardModel(item, context)),
);

/** The cards of a list. */
export function toCardParts(items: readonly Item[], context: ModelContext): CardPartModel[] {
  const drawings = drawingsInstead(items);
  return items.map((item, index) =>
    drawings[index] === undefined
      ? toCardPart(item, context)
      : toPart(withDrawing(toItemCardModel(item, context), drawings[index])),
  );
}

const toPart = (card: ItemCardModel): CardPartModel => ({ href: card.href, card: toServerPart(card) });
