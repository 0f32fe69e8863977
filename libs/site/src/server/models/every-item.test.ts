import type { Item } from '@raang/domain';
import { expect, it, test } from 'vitest';
import { everyItem } from './every-item';

const ask = { group: 'updates', category: 'news', lang: 'th' } as const;
const idsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `item-${first + index}`);

/** A listing that the API serves in pages. `ids` returns its items at the n-th request, counted from 1. */
function clientOf(ids: (question: number) => string[]) {
  const questions: object[] = [];
  const items = (question: { page?: unknown; pageSize?: unknown }) => {
    questions.push(question);
    const all = ids(questions.length);
    const pageSize = Number(question.pageSize);
    const page = Math.min(Number(question.page), Math.max(1, Math.ceil(all.length / pageSize)));
    const shown = all.slice((page - 1) * pageSize, page * pageSize).map((id) => ({ id }) as Item);
    return Promise.resolve({ items: shown, total: all.length, page, pageSize });
  };
  return { client: { content: { items } }, questions };
}

const idsOf = (items: Item[]) => items.map(({ id }) => id);

test.each([
  [0, 1],
  [1, 1],
  [50, 1],
  [51, 2],
  [120, 3],
])('reads %i items in the order of the listing with %i requests', async (count, asked) => {
  const { client, questions } = clientOf(() => idsFrom(1, count));
  expect(idsOf(await everyItem(client, ask))).toEqual(idsFrom(1, count));
  expect(questions).toHaveLength(asked);
  expect(questions[0]).toEqual({ ...ask, page: 1, pageSize: 50 });
});

test.each([
  ['an item is added', idsFrom(0, 121)],
  ['an item of an earlier page is removed', ['item-1', ...idsFrom(3, 118)]],
  ['nearly all items are removed', idsFrom(1, 3)],
  ['a whole page of items is added', idsFrom(-49, 170)],
])('returns the current items if %s between requests', async (_, after) => {
  const { client } = clientOf((question) => (question === 1 ? idsFrom(1, 120) : after));
  expect(idsOf(await everyItem(client, ask))).toEqual(after);
});

it('stops even if content changes with every request, and returns no item twice', async () => {
  const { client, questions } = clientOf((question) => idsFrom(-question, 120 + question));
  const ids = idsOf(await everyItem(client, ask));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(120);
  expect(questions.length).toBeLessThan(12);
});
