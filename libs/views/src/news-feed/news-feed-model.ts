import type { Category, CategoryGroup, Item, Locale } from '@raang/domain';
import type { NewsFeedFormat, ModelContext } from '../shared/page/model-context';
import { foreignLang } from '../shared/words/item-words';
import { descriptionText } from '../shared/words/category-description';
import { markedTitle } from '../shared/words/marked-title';
import { startOfDay } from '../shared/words/start-of-day';

/** The newest items of a category for feed readers, in any format. URLs are absolute, times ISO 8601 of the network. */
export interface NewsFeedModel {
  title: string;
  description: string;
  language: Locale;
  homeUrl: string;
  /** The feed's own URL, by format. */
  selfUrl: Record<NewsFeedFormat, string>;
  /** Last change of an item; absent without items. */
  updatedAt?: string | undefined;
  /** Newest first. */
  items: NewsFeedItemModel[];
}

export interface NewsFeedItemModel {
  /** Canonical URL, which is also the item's identity. */
  url: string;
  title: string;
  summary: string;
  /** Set if the text is in the other language. */
  language?: Locale | undefined;
  publishedAt: string;
  updatedAt?: string | undefined;
  /** Path of the picture on the site. */
  picturePath?: string | undefined;
  /** The item's social card, a JPEG. */
  cardUrl: string;
}

export interface NewsFeedData {
  group: CategoryGroup;
  category: Category;
  /** Newest first. */
  items: readonly Item[];
}

/** Makes the news feed of a category, for RSS and JSON Feed. */
export function toNewsFeedModel(
  { group, category, items }: NewsFeedData,
  context: ModelContext,
): NewsFeedModel {
  const { hrefs, locale, publicUrl, siteName } = context;
  const address = { group: group.slug, category: category.slug };
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const changes = items.map(({ publishedOn, updatedOn = publishedOn }) => updatedOn).toSorted();
  const lastChange = changes.at(-1);
  return {
    title: `${category.name[locale]} · ${siteName}`,
    description: descriptionText(category.description[locale]),
    language: locale,
    homeUrl: absolute(hrefs.listing(locale, address)),
    selfUrl: {
      rss: absolute(hrefs.newsFeed(locale, address, 'rss')),
      json: absolute(hrefs.newsFeed(locale, address, 'json')),
    },
    updatedAt: lastChange && startOfDay(lastChange),
    items: items.map((item) => ({
      url: absolute(hrefs.item(locale, item)),
      title: markedTitle(item, context),
      summary: item.summary,
      language: foreignLang(item, locale),
      publishedAt: startOfDay(item.publishedOn),
      updatedAt: item.updatedOn && startOfDay(item.updatedOn),
      picturePath: item.pictureUrl,
      cardUrl: absolute(hrefs.socialCard(locale, item)),
    })),
  };
}
