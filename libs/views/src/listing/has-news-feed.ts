import { filterFieldsOf, viewTypeOf } from './view-type-of';

/**
 * Whether a category has feeds: its template filters by date, so its items are published over time, and its view
 * shows them.
 */
export function hasNewsFeed(template: string): boolean {
  const fields = filterFieldsOf(template);
  const isDated = fields.includes('from') || fields.includes('month');
  return isDated && viewTypeOf(template).counts === 'items';
}
