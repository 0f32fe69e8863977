import { expect, it } from 'vitest';
import { toJsonFeed } from './json-feed';
import { feedExample } from './news-feed-example';

it('writes a feed as JSON Feed 1.1', () => {
  const [loop, lifts] = feedExample.items;
  expect(JSON.parse(toJsonFeed(feedExample))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: feedExample.title,
    home_page_url: feedExample.homeUrl,
    feed_url: feedExample.selfUrl.json,
    description: feedExample.description,
    language: 'th',
    items: [
      {
        id: loop!.url,
        url: loop!.url,
        title: loop!.title,
        summary: loop!.summary,
        content_text: loop!.summary,
        image: loop!.cardUrl,
        date_published: '2026-11-22T00:00:00+07:00',
        date_modified: '2026-11-23T00:00:00+07:00',
        attachments: [
          {
            url: 'https://www.example.org/media/0a/train.svg',
            mime_type: 'image/svg+xml',
            size_in_bytes: 1234,
          },
        ],
      },
      {
        id: lifts!.url,
        url: lifts!.url,
        title: lifts!.title,
        summary: lifts!.summary,
        content_text: lifts!.summary,
        image: lifts!.cardUrl,
        date_published: '2026-03-01T00:00:00+07:00',
        language: 'en',
      },
    ],
  });
});
