import { type EventItem, isEvent } from '@raang/domain';
import type { Article, Event, NewsArticle } from 'schema-dts';
import type { ModelContext } from '../page/model-context';
import type { StructuredData } from '../page/structured-data';
import { startOfDay } from '../words/start-of-day';
import { toAuthorityReference } from './authority-structured-data';
import { commonProperties, type ItemPage } from './item-page';
import { toQuestionsStructuredData } from './questions-structured-data';
import { toHeadline } from './structured-data-defaults';
import { toStructuredData } from './to-structured-data';

/** An article with a day and a venue is an event, as in calendars; a list of questions is a page of its own type. */
export function toArticleStructuredData(page: ItemPage<'article'>, context: ModelContext): StructuredData {
  const { item, category } = page;
  if (isEvent(item)) return toEvent({ ...page, item }, context);
  if (item.isQuestionList) return toQuestionsStructuredData(page);
  const publisher = toAuthorityReference(context);
  const article = {
    ...commonProperties(page),
    headline: toHeadline(item.title),
    datePublished: startOfDay(item.publishedOn),
    dateModified: item.updatedOn && startOfDay(item.updatedOn),
    inLanguage: item.locale,
    author: publisher,
    publisher,
  };
  return category.slug === 'news'
    ? toStructuredData<NewsArticle>({ '@type': 'NewsArticle', ...article })
    : toStructuredData<Article>({ '@type': 'Article', ...article });
}

/** @see https://schema.org/Event */
function toEvent(page: ItemPage<'article'> & { item: EventItem }, context: ModelContext): StructuredData {
  const { validFrom, validTo, venue, locale } = page.item;
  return toStructuredData<Event>({
    '@type': 'Event',
    ...commonProperties(page),
    inLanguage: locale,
    startDate: validFrom,
    endDate: validTo,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: venue, address: venue },
    organizer: toAuthorityReference(context),
  });
}
