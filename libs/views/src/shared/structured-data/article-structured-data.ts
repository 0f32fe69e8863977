import type { Article, Event, NewsArticle } from 'schema-dts';
import type { ModelContext } from '../page/model-context';
import type { StructuredData } from '../page/structured-data';
import { toAuthorityReference } from './authority-structured-data';
import { commonProperties, type ItemPage } from './item-page';
import { toHeadline } from './structured-data-defaults';
import { toStructuredData } from './to-structured-data';

/** An article with a date and a venue, or in the category of activities, is an event. */
export function toArticleStructuredData(page: ItemPage<'article'>, context: ModelContext): StructuredData {
  const { item, category } = page;
  const isEvent = item.validFrom && (item.venue || category.slug === 'activity');
  if (isEvent) return toEvent(page, context);
  const publisher = toAuthorityReference(context);
  const article = {
    ...commonProperties(page),
    headline: toHeadline(item.title),
    datePublished: item.publishedOn,
    dateModified: item.updatedOn,
    inLanguage: item.locale,
    author: publisher,
    publisher,
  };
  return category.slug === 'news'
    ? toStructuredData<NewsArticle>({ '@type': 'NewsArticle', ...article })
    : toStructuredData<Article>({ '@type': 'Article', ...article });
}

/** @see https://schema.org/Event */
function toEvent(page: ItemPage<'article'>, context: ModelContext): StructuredData {
  const { validFrom, validTo, venue, locale } = page.item;
  return toStructuredData<Event>({
    '@type': 'Event',
    ...commonProperties(page),
    inLanguage: locale,
    startDate: validFrom,
    endDate: validTo,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: venue ? 'https://schema.org/OfflineEventAttendanceMode' : undefined,
    location: venue ? { '@type': 'Place', name: venue, address: venue } : undefined,
    organizer: toAuthorityReference(context),
  });
}
