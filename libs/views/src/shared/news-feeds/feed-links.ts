import { msg } from '@lingui/core/macro';
import type { Bilingual } from '@raang/domain';
import type { FeedLinkModel } from '../page/head';
import type { ModelContext } from '../page/model-context';

/** A category, and what one can subscribe to in it. */
export interface FeedSource {
  address: { group: string; category: string };
  name: Bilingual;
  hasNewsFeed: boolean;
  hasCalendar: boolean;
}

/** Media types of the feeds (JSON Feed 1.1, RSS 2.0) and of calendars (RFC 5545). */
export const feedTypes = {
  rss: 'application/rss+xml',
  json: 'application/feed+json',
  calendar: 'text/calendar',
} as const;

/** Autodiscovery links of a category's feeds and calendar. */
export function toFeedLinks(
  { address, name: names, hasNewsFeed, hasCalendar }: FeedSource,
  { hrefs, i18n, locale, publicUrl }: ModelContext,
): FeedLinkModel[] {
  const name = names[locale];
  const absolute = (path: string) => new URL(path, publicUrl).href;
  return [
    ...(hasNewsFeed
      ? [
          {
            type: feedTypes.rss,
            title: i18n._(msg`RSS feed: ${name}`),
            href: absolute(hrefs.newsFeed(locale, address, 'rss')),
          },
          {
            type: feedTypes.json,
            title: i18n._(msg`JSON feed: ${name}`),
            href: absolute(hrefs.newsFeed(locale, address, 'json')),
          },
        ]
      : []),
    ...(hasCalendar
      ? [
          {
            type: feedTypes.calendar,
            title: i18n._(msg`Calendar: ${name}`),
            href: absolute(hrefs.calendar(locale, address)),
          },
        ]
      : []),
  ];
}
