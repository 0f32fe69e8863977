import type { Item } from '@raang/domain';
import {
  type DateModel,
  foreignLang,
  type LineModel,
  toDateModel,
  toLineModels,
  toValidity,
  type ValidityModel,
} from '../item-words';
import type { ModelContext } from '../model-context';

export interface ItemCardModel {
  href: string;
  title: string;
  summary: string;
  /** Set when the words are in the other language. */
  lang?: 'th' | 'en' | undefined;
  published: DateModel;
  lines: LineModel[];
  validity?: ValidityModel | undefined;
  /** Path of the picture; its text stands on the item's own page, here it only accompanies the title. */
  pictureUrl?: string | undefined;
}

export interface ContentListModel {
  cards: ItemCardModel[];
}

export function toItemCardModel(item: Item, context: ModelContext): ItemCardModel {
  return {
    href: context.hrefs.item(context.locale, item),
    title: item.title,
    summary: item.summary,
    lang: foreignLang(item, context.locale),
    published: toDateModel(item.publishedOn, context.locale),
    lines: toLineModels(item.lines, context),
    validity: item.kind === 'article' ? toValidity(item, context) : undefined,
    pictureUrl: item.pictureUrl,
  };
}

export function toContentListModel(items: readonly Item[], context: ModelContext): ContentListModel {
  return { cards: items.map((item) => toItemCardModel(item, context)) };
}
