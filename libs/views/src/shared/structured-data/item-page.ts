import type { Category, Item, ItemOf } from '@raang/domain';
import type { HeadModel } from '../page/head';

/** The page of an item of a kind. */
export interface ItemPage<Kind extends Item['kind'] = Item['kind']> {
  item: ItemOf<Kind>;
  category: Category;
  head: HeadModel;
  bodyHtml: string;
}

/** The properties that every thing has. */
export function commonProperties({ item, head }: { item: Pick<Item, 'title' | 'summary'>; head: HeadModel }) {
  return {
    name: item.title,
    description: item.summary,
    url: head.canonical,
    image: head.socialCard.href,
  };
}
