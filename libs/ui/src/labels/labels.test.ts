import { expect, test } from 'vitest';
import { labels as en } from './en';
import { fillLabel } from './fill-label';
import { labels as th } from './th';

/** Every text of a set with its path and placeholders: `pagination.page {page}`. */
function placesOf(set: object, path = ''): string[] {
  return Object.entries(set).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [`${path}${key} ${(value.match(/\{\w+\}/g) ?? []).sort().join(' ')}`]
      : placesOf(value as object, `${path}${key}.`),
  );
}

test('both languages have the same labels and placeholders', () => {
  expect(placesOf(th)).toEqual(placesOf(en));
});

test('fills placeholders and keeps unknown ones', () => {
  expect(fillLabel('หน้า {page} จาก {pages}', { page: 3, pages: 9 })).toBe('หน้า 3 จาก 9');
  expect(fillLabel('Page {page} of {pages}', { page: 3 })).toBe('Page 3 of {pages}');
});
