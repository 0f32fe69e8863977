import { describe, expect, test } from 'vitest';
import { pageItems } from './page-items';

describe('pages shown by the pagination', () => {
  test.each([
    { page: 1, pages: 1, shown: '1' },
    { page: 1, pages: 5, shown: '1 2 gap 5' },
    { page: 3, pages: 5, shown: '1 2 3 4 5' },
    { page: 4, pages: 9, shown: '1 2 3 4 5 gap 9' },
    { page: 6, pages: 24, shown: '1 gap 5 6 7 gap 24' },
    { page: 24, pages: 24, shown: '1 gap 23 24' },
  ])('page $page of $pages: $shown', ({ page, pages, shown }) => {
    expect(pageItems(page, pages).join(' ')).toBe(shown);
  });
});
