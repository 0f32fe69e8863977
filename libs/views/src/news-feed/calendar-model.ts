import { msg } from '@lingui/core/macro';
import { calendarDaysOf, type Category, type CategoryGroup, type Item, type Locale } from '@raang/domain';
import type { ModelContext } from '../shared/page/model-context';
import { markedTitle } from '../shared/words/marked-title';
import { startOfDay } from '../shared/words/start-of-day';

/** The days of a category's items, or of one item, for calendar programs. URLs are absolute. */
export interface CalendarModel {
  name: string;
  language: Locale;
  homeUrl: string;
  /** In the order of the items. */
  entries: CalendarEntryModel[];
}

export interface CalendarEntryModel {
  /** The same in both languages and in every calendar of the site. */
  uid: string;
  title: string;
  /** Summary and URL, since not every program shows the URL. */
  description: string;
  url: string;
  /** First and last day, both inclusive, `YYYY-MM-DD`. */
  firstDay: string;
  lastDay: string;
  venue?: string | undefined;
  /** Last change, ISO 8601 of the network. */
  changedAt: string;
}

export interface CalendarData {
  group: CategoryGroup;
  category: Category;
  items: readonly Item[];
}

/** Makes the calendar of a category: an entry for each item with days. */
export function toCalendarModel(
  { group, category, items }: CalendarData,
  context: ModelContext,
): CalendarModel {
  const { hrefs, locale, publicUrl, siteName } = context;
  const address = { group: group.slug, category: category.slug };
  return {
    name: `${category.name[locale]} · ${siteName}`,
    language: locale,
    homeUrl: new URL(hrefs.listing(locale, address), publicUrl).href,
    entries: items.flatMap((item) => toEntry(item, context) ?? []),
  };
}

function toEntry(item: Item, context: ModelContext): CalendarEntryModel | undefined {
  const days = calendarDaysOf(item);
  if (!days) return undefined;
  const { hrefs, i18n, locale, publicUrl } = context;
  const url = new URL(hrefs.item(locale, item), publicUrl).href;
  const title = markedTitle(item, context);
  return {
    uid: `${item.id}.${item.category}.${item.group}@${new URL(publicUrl).hostname}`,
    title: days.occasion === 'closing' ? i18n._(msg`Closing date: ${title}`) : title,
    description: `${item.summary}\n${url}`,
    url,
    firstDay: days.firstDay,
    lastDay: days.lastDay,
    venue: 'venue' in item ? item.venue : undefined,
    changedAt: startOfDay(item.updatedOn ?? item.publishedOn),
  };
}
