import { describe, expect, test } from 'vitest';
import { createIconCache, type IconStorage } from './icon-cache';
import { iconCacheEntries, iconCacheLifeMs, iconTimeoutMs } from './limits';

const drawing = (body: string) => ({ body, viewBox: '0 0 24 24' });

function storageIn(values: Record<string, string> = {}): IconStorage {
  return {
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => void (values[key] = value),
  };
}

test('the limits are those of the specification, sections 7 and 9', () => {
  expect([iconTimeoutMs, iconCacheEntries, iconCacheLifeMs / 3_600_000]).toEqual([500, 50, 168]);
});

describe('the icon cache', () => {
  test('holds 50 icons and drops the least recently used', () => {
    const cache = createIconCache(() => 0);
    for (let icon = 0; icon < 50; icon += 1) cache.set(`a:${icon}`, drawing(''));
    cache.get('a:0');
    cache.set('a:50', drawing(''));
    expect(cache.get('a:0')).toBeDefined();
    expect(cache.get('a:1')).toBeUndefined();
    expect(cache.get('a:2')).toBeDefined();
  });

  test('keeps an icon for 168 hours', () => {
    let hours = 0;
    const cache = createIconCache(() => hours * 3_600_000);
    cache.set('a:b', drawing('<path/>'));
    hours = 167.9;
    expect(cache.get('a:b')).toEqual(drawing('<path/>'));
    hours = 168;
    expect(cache.get('a:b')).toBeUndefined();
  });

  test('restores its icons from a storage', () => {
    const storage = storageIn();
    createIconCache(() => 0, storage).set('a:b', drawing('<path/>'));
    expect(createIconCache(() => 1, storage).get('a:b')).toEqual(drawing('<path/>'));
  });

  test.each(['', '{', '{"a":1}', '[["a:b"]]', '[["a:b",null]]', '[["a:b",{"storedAt":0,"drawing":"x"}]]'])(
    'starts empty if the storage contains %j',
    (content) => {
      expect(createIconCache(() => 0, storageIn({ 'raang-icons': content })).get('a:b')).toBeUndefined();
    },
  );

  test('works if the storage throws', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError');
    };
    const cache = createIconCache(() => 0, { getItem: refuse, setItem: refuse });
    cache.set('a:b', drawing(''));
    expect(cache.get('a:b')).toBeDefined();
  });
});
