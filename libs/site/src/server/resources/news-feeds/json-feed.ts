import type { IllustratedFeed } from './illustrated-feed';

/**
 * Writes a feed as JSON Feed 1.1. `image` is the social card, a JPEG, since few readers show the drawings of the content.
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function toJsonFeed(feed: IllustratedFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.homeUrl,
    feed_url: feed.selfUrl.json,
    description: feed.description,
    language: feed.language,
    items: feed.items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_text: item.summary,
      image: item.cardUrl,
      date_published: item.publishedAt,
      date_modified: item.updatedAt,
      language: item.language,
      attachments: item.enclosure && [
        {
          url: item.enclosure.url,
          mime_type: item.enclosure.mediaType,
          size_in_bytes: item.enclosure.sizeBytes,
        },
      ],
    })),
  });
}
