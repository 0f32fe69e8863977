import type { IllustratedFeed } from './illustrated-feed';

/** A feed of two items: one with a picture, and one with characters that XML reserves. */
export const feedExample: IllustratedFeed = {
  title: 'ข่าว · รถไฟฟ้า',
  description: 'ข่าวการให้บริการ',
  language: 'th',
  homeUrl: 'https://www.example.org/th/updates/news',
  selfUrl: {
    rss: 'https://www.example.org/th/updates/news/feed.xml',
    json: 'https://www.example.org/th/updates/news/feed.json',
  },
  updatedAt: '2026-11-23T00:00:00+07:00',
  items: [
    {
      url: 'https://www.example.org/th/updates/news/loop',
      title: 'สายสีน้ำเงินครบวง',
      summary: 'ท่าพระถึงหัวลำโพง',
      publishedAt: '2026-11-22T00:00:00+07:00',
      updatedAt: '2026-11-23T00:00:00+07:00',
      cardUrl: 'https://www.example.org/social/th/updates/news/loop.jpg',
      enclosure: {
        url: 'https://www.example.org/media/0a/train.svg',
        mediaType: 'image/svg+xml',
        sizeBytes: 1234,
      },
    },
    {
      url: 'https://www.example.org/th/updates/news/lifts',
      title: 'Lifts & "escalators" <2026>\u0000',
      summary: 'A ]]> B',
      language: 'en',
      publishedAt: '2026-03-01T00:00:00+07:00',
      cardUrl: 'https://www.example.org/social/th/updates/news/lifts.jpg',
    },
  ],
};
