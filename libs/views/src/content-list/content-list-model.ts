import type { Item } from '@raang/domain';
import { type CardPartModel, toCardParts } from '../shared/item-card/card-part-model';
import type { ModelContext } from '../shared/page/model-context';

export interface ContentListModel {
  cards: CardPartModel[];
}

export function toContentListModel(
  { items }: { items: readonly Item[] },
  context: ModelContext,
): ContentListModel {
  return { cards: toCardParts(items, context) };
}
