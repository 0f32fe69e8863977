import { expect, test } from 'vitest';
import { readItemDates } from './read-site-data';

/** Items that the API serves in pages. */
function contentOf(count: number) {
  const calls: unknown[] = [];
  const ids = Array.from({ length: count }, (_, index) => `item-${index}`);
  const itemDates = async ({ page, pageSize }: { page: number; pageSize: number }) => {
    calls.push(page);
    const shown = ids.slice((page - 1) * pageSize, page * pageSize);
    const items = shown.map((id) => ({ group: 'updates', category: 'news', id, publishedOn: '2026-11-01' }));
    return { items, total: count, page, pageSize };
  };
  return { calls, content: { itemDates } as unknown as Parameters<typeof readItemDates>[0] };
}

test.each([
  [0, 1],
  [5000, 1],
  [5001, 2],
  [12_000, 3],
])('reads %s items with %s calls', async (count, callCount) => {
  const { calls, content } = contentOf(count);
  expect(await readItemDates(content)).toHaveLength(count);
  expect(calls).toHaveLength(callCount);
});
