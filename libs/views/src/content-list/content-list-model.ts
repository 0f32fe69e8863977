import type { Item } from '@raang/domain';
import { type ItemCardModel, toItemCardModel } from '../shared/item-card/item-card-model';
import type { ModelContext } from '../shared/page/model-context';

export interface ContentListModel {
  cards: ItemCardModel[];
}

export function toContentListModel(
  { items }: { items: readonly Item[] },
  context: ModelContext,
): ContentListModel {
  return { cards: items.map((item) => toItemCardModel(item, context)) };
}
