import { expect, it } from 'vitest';
import { withSharedColumns } from './shared-columns';

it('copies columns of all depths into shared memory, and keeps everything else', () => {
  const names = new Map([['a', 1]]);
  const table = {
    count: 2,
    names,
    days: Uint8Array.from([1, 2]),
    calls: { start: Int32Array.from([0, -7]), list: ['a'] },
  };
  const shared = withSharedColumns(table);
  expect(shared).toEqual(table);
  expect(shared.names).toBe(names);
  for (const column of [shared.days, shared.calls.start])
    expect(column.buffer).toBeInstanceOf(SharedArrayBuffer);
});
