import { escapeXml } from '@raang/server';
import type { IllustratedFeed } from './illustrated-feed';

/**
 * Writes a feed as RSS 2.0.
 * @see https://www.rssboard.org/rss-specification
 * @see https://www.rssboard.org/rss-profile
 */
export function toRss({ items, updatedAt, ...feed }: IllustratedFeed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.homeUrl),
    element('description', feed.description),
    element('language', feed.language),
    ...(updatedAt ? [element('lastBuildDate', toMailDate(updatedAt))] : []),
    emptyElement('atom:link', { rel: 'self', type: 'application/rss+xml', href: feed.selfUrl.rss }),
    ...items.flatMap(({ title, url, summary, publishedAt, enclosure }) => [
      '<item>',
      element('title', title),
      element('link', url),
      element('guid', url),
      element('pubDate', toMailDate(publishedAt)),
      element('description', summary),
      ...(enclosure
        ? [
            emptyElement('enclosure', {
              url: enclosure.url,
              length: String(enclosure.sizeBytes),
              type: enclosure.mediaType,
            }),
          ]
        : []),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function emptyElement(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join('')}/>`;
}

/** RFC 822 with a year of four digits and the zone's offset: `Mon, 23 Nov 2026 00:00:00 +0700`. */
export function toMailDate(iso: string): string {
  const [, date, time, offset] = /^(.{10})T(.{8})([+-]\d\d:\d\d)$/.exec(iso) ?? [];
  if (!date || !time || !offset) throw new Error(`${iso} is not a time with an offset`);
  const day = new Date(`${date}T00:00:00Z`).toUTCString().slice(0, 'Mon, 23 Nov 2026'.length);
  return `${day} ${time} ${offset.replace(':', '')}`;
}
