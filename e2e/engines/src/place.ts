import type { Visitor } from './visitor';
import { eventually, expect } from './visitor-test';

/** Where the visitor is on a page, in CSS pixels. */
export interface Place {
  top: number;
  /** Height of the whole page: while a part of it is missing, no place on it is the one that was left. */
  height: number;
}

/** Fonts that arrive late move a place by a line or two. */
const nearly = 60;

export const placeOn = ({ visit }: Visitor): Promise<Place> =>
  visit.evaluate(() => ({ top: scrollY, height: document.documentElement.scrollHeight }), undefined);

/** Scrolls to the middle of the page, which is neither its beginning nor its end. */
export async function scrollToMiddle(visitor: Visitor): Promise<Place> {
  await visitor.visit.evaluate(async () => {
    await document.fonts.ready;
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' });
  }, undefined);
  const place = await placeOn(visitor);
  const end = await visitor.visit.evaluate(
    () => document.documentElement.scrollHeight - innerHeight,
    undefined,
  );
  expect(place.top, 'not the beginning').toBeGreaterThan(2 * nearly);
  expect(end - place.top, 'not the end').toBeGreaterThan(2 * nearly);
  return place;
}

/** Waits until the whole page is there again, at this place. */
export const isAbout = (visitor: Visitor, { top, height }: Place): Promise<void> =>
  eventually(async () => {
    const now = await placeOn(visitor);
    expect(Math.abs(now.height - height), `height ${now.height} instead of ${height}`).toBeLessThan(
      2 * nearly,
    );
    expect(Math.abs(now.top - top), `at ${now.top} instead of ${top}`).toBeLessThan(nearly);
  });
