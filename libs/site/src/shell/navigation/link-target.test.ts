import { expect, test } from 'vitest';
import { type LinkFacts, linkTarget } from './link-target';

const here = {
  origin: 'https://site',
  pathname: '/th/updates/news',
  search: '?page=2',
  locale: 'th',
} as const;
const link: LinkFacts = { href: 'https://site/th/travel/parking', rel: '', isElsewhere: false };

test.each<[string, Partial<LinkFacts>, string]>([
  ['another page', {}, '/th/travel/parking'],
  [
    'another page of the listing',
    { href: 'https://site/th/updates/news?page=3#top' },
    '/th/updates/news?page=3#top',
  ],
  ['a place on this page', { href: 'https://site/th/updates/news?page=2#main' }, 'browser'],
  ['the same URL, to reload it', { href: 'https://site/th/updates/news?page=2' }, 'browser'],
  ['another language', { href: 'https://site/en/updates/news' }, 'browser'],
  ['a file', { href: 'https://site/documents/0a/fares.pdf' }, 'browser'],
  ['a feed', { href: 'https://site/th/updates/news/feed.xml' }, 'browser'],
  ['a calendar', { href: 'https://site/th/updates/activity/calendar.ics' }, 'browser'],
  ['a download', { isElsewhere: true }, 'browser'],
  ['a telephone', { href: 'tel:027164000' }, 'browser'],
  ['a mailbox', { href: 'mailto:a@example.org' }, 'browser'],
  ['another website, flagged by the kit', { href: 'https://example.org/', rel: 'noopener' }, 'browser'],
  [
    'another website, flagged in Markdown',
    { href: 'https://example.org/', rel: 'external noopener' },
    'browser',
  ],
  ['another website, not flagged', { href: 'https://example.org/' }, 'nobody'],
  ['another website with another rel', { href: 'https://example.org/', rel: 'nofollow' }, 'nobody'],
  [
    'another website in a new window, not flagged',
    { href: 'https://example.org/', isElsewhere: true },
    'nobody',
  ],
  [
    'a URL that starts with our origin but has another host',
    { href: 'https://site.example.org/th' },
    'nobody',
  ],
])('a link to %s', (_, facts, expected) => {
  const target = linkTarget({ ...link, ...facts }, here);
  expect(target.by === 'router' ? target.href : target.by).toBe(expected);
});
