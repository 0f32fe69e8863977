import { expect, it, test } from 'vitest';
import { seenNoticesKey } from './closed-notices';
import { createSeenNotices, mostSeenNotices } from './seen-notices';

function memory(kept?: string) {
  const values = new Map(kept === undefined ? [] : [[seenNoticesKey, kept]]);
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

it('remembers closed notices across pages, and treats a new version as new', () => {
  const storage = memory();
  createSeenNotices(() => storage).add('announcement:welcome@1');
  const next = createSeenNotices(() => storage);
  expect([next.has('announcement:welcome@1'), next.has('announcement:welcome@2')]).toEqual([true, false]);
});

it('remembers a limited number of notices and forgets the oldest', () => {
  const storage = memory();
  const seen = createSeenNotices(() => storage);
  for (let number = 0; number <= mostSeenNotices; number += 1) seen.add(`alert:${number}`);
  expect([seen.has('alert:0'), seen.has('alert:1'), seen.has(`alert:${mostSeenNotices}`)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(JSON.parse(storage.values.get(seenNoticesKey)!)).toHaveLength(mostSeenNotices);
});

test.each([
  ['invalid JSON', '{'],
  ['no array', '{"a":1}'],
  ['nothing', undefined],
])('starts empty if the storage contains %s', (_, kept) => {
  const seen = createSeenNotices(() => memory(kept));
  expect(seen.has('alert:1')).toBe(false);
  seen.add('alert:1');
  expect(seen.has('alert:1')).toBe(true);
});

it('remembers closed notices on this page if storage is blocked', () => {
  const seen = createSeenNotices(() => {
    throw new Error('denied');
  });
  seen.add('alert:1');
  expect(seen.has('alert:1')).toBe(true);
});
