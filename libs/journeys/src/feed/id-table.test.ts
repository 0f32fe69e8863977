import { expect, test } from 'vitest';
import { createIdTable, findId, idAt } from './id-table';

const ids = Array.from({ length: 3000 }, (_, index) => `ขบวน-${index}`);

test('every id has its index, and nothing else has one', () => {
  const table = createIdTable(ids);
  expect(ids.map((id) => findId(table, id))).toEqual([...ids.keys()]);
  expect(ids.map((_, index) => idAt(table, index))).toEqual(ids);
  expect(['', 'ขบวน-', 'ขบวน-3000', 'ขบวน-01'].map((id) => findId(table, id))).toEqual([-1, -1, -1, -1]);
  expect(findId(createIdTable([]), '')).toBe(-1);
});

test('a table keeps what it finds when another thread takes it over', () => {
  const table = createIdTable(ids.slice(0, 3));
  const buffers = Object.values(table).map(({ buffer }) => buffer as ArrayBuffer);
  const moved = structuredClone(table, { transfer: buffers });
  expect(findId(moved, 'ขบวน-2')).toBe(2);
  expect(table.bytes).toHaveLength(0);
});
