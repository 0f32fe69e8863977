import { describe, expect, it, test } from 'vitest';
import { type HeadData, toHeadModel } from './head';
import { exampleContext } from '../examples/model-context-example';

const head = (locale: 'th' | 'en', changes: Partial<HeadData> = {}) =>
  toHeadModel(
    { title: 'Page', description: 'About it', pathIn: (inLocale) => `/${inLocale}/page`, ...changes },
    exampleContext(locale),
  );
const item = { group: 'updates', category: 'news', id: 'loop', title: 'The loop' };

describe('the social card of a page', () => {
  test.each([
    ['th', 'https://www.example.org/social/th.jpg', 'รถไฟฟ้า รฟม.'],
    ['en', 'https://www.example.org/social/en.jpg', 'MRTA Bangkok'],
  ] as const)('is the card of the site in the language %s', (locale, href, alt) => {
    expect(head(locale).socialCard).toEqual({ href, width: 1200, height: 630, alt });
  });

  it("is the item's card on an item's page, with the alt text of its picture", () => {
    expect(head('en', { item: { ...item, pictureAlt: 'A train' } }).socialCard).toEqual({
      href: 'https://www.example.org/social/en/updates/news/loop.jpg',
      width: 1200,
      height: 630,
      alt: 'A train',
    });
    expect(head('th', { item }).socialCard.alt).toBe('The loop');
  });
});
