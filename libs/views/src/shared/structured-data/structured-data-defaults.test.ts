import { describe, expect, it, test } from 'vitest';
import { toHeadline, toOpeningHours, toRating, toVideo } from './structured-data-defaults';

describe('the headline of an article', () => {
  test.each([
    ['a'.repeat(110), 'a'.repeat(110)],
    ['a'.repeat(111), 'a'.repeat(110)],
    // two UTF-16 units each, one code point
    ['🚇'.repeat(110), '🚇'.repeat(110)],
    ['🚇'.repeat(111), '🚇'.repeat(110)],
    ['', ''],
  ])('%s becomes %s', (title, headline) => {
    expect(toHeadline(title)).toBe(headline);
  });

  it('never ends between a consonant and its marks', () => {
    // ที่ has three code points and is one grapheme
    expect(toHeadline(`${'a'.repeat(108)}ที่`)).toBe('a'.repeat(108));
    expect(toHeadline(`${'a'.repeat(107)}ที่`)).toBe(`${'a'.repeat(107)}ที่`);
  });
});

describe('defaults for missing values', () => {
  const video = { name: 'A ride', uploadDate: '2026-11-20', contentUrl: '/a.mp4', thumbnailUrl: '/a.webp' };

  test.each([
    [toVideo(video), { description: 'No description' }],
    [toVideo({ ...video, description: '' }), { description: 'No description' }],
    [toVideo({ ...video, description: 'From end to end' }), { description: 'From end to end' }],
    [
      toRating({ ratingValue: 4, ratingCount: 9 }),
      { ratingValue: 4, ratingCount: 9, bestRating: 5, worstRating: 1 },
    ],
    [toRating({ ratingValue: 8, ratingCount: 1, bestRating: 10 }), { bestRating: 10, worstRating: 1 }],
    [toOpeningHours({}), { opens: '00:00', closes: '23:59' }],
    [toOpeningHours({ opens: '06:00' }), { opens: '06:00', closes: '23:59' }],
  ])('%j has %j', (data, expected) => {
    expect(data).toMatchObject(expected);
  });
});
