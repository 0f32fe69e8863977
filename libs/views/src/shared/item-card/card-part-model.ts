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
export const toCardPart = oncePerItem((item: Item, context: ModelContext): CardPartModel => {
  const card = toItemCardModel(item, context);
  return { href: card.href, card: toServerPart(card) };
});
