import { describe, expect, test } from 'vitest';
import { href, inLocale } from './href';

describe('URLs', () => {
  test.each([
    [href.home('th'), '/th'],
    [href.map('en', { layer: 'lifts' }), '/en/mrt-map?layer=lifts'],
    [href.listing('en', { group: 'updates', category: 'news' }), '/en/updates/news'],
    [href.listing('en', { group: 'updates', category: 'news' }, { page: 2 }), '/en/updates/news?page=2'],
    [
      href.listing('en', { group: 'updates', category: 'news' }, { q: 'lift', month: undefined }),
      '/en/updates/news?q=lift',
    ],
    [
      href.item('th', { group: 'travel', category: 'parking', id: 'lat-phrao' }),
      '/th/travel/parking/lat-phrao',
    ],
    [href.newsFeed('en', { group: 'updates', category: 'news' }, 'rss'), '/en/updates/news/feed.xml'],
    [href.newsFeed('th', { group: 'updates', category: 'news' }, 'json'), '/th/updates/news/feed.json'],
    [href.calendar('en', { group: 'updates', category: 'activity' }), '/en/updates/activity/calendar.ics'],
    [
      href.calendar('th', { group: 'updates', category: 'activity', id: 'run' }),
      '/th/updates/activity/run/calendar.ics',
    ],
  ])('%s', (made, expected) => {
    expect(made).toBe(expected);
  });

  test.each([
    ['/th/updates/news', '?page=2&utm_source=x', '/en/updates/news?page=2'],
    ['/th', '', '/en'],
    ['/nowhere', '?page=2', '/en'],
  ])('%s%s in English is %s', (pathname, search, expected) => {
    expect(inLocale('en', { pathname, search })).toBe(expected);
  });
});
