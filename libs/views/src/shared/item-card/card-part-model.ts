import type { Item } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { type ServerPartModel, toServerPart } from '../page/server-part-model';
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

/** The cards of a list. Each picture is there once, since two cards with one picture look like one item. */
export function toCardParts(items: readonly Item[], context: ModelContext): CardPartModel[] {
  const shown = new Set<string>();
  let drawings = 0;
  return items.map((item) => {
    const { pictureUrl } = item;
    if (pictureUrl === undefined || !shown.has(pictureUrl)) {
      if (pictureUrl !== undefined) shown.add(pictureUrl);
      return toCardPart(item, context);
    }
    const card = toItemCardModel(item, context);
    return toPart({ ...card, pictureUrl: undefined, drawing: drawings++ });
  });
}

const toPart = (card: ItemCardModel): CardPartModel => ({ href: card.href, card: toServerPart(card) });
