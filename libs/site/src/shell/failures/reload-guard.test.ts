import { expect, it, test } from 'vitest';
import { createReloadGuard, reloadGuardMs } from './reload-guard';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test('the interval equals the specification’s', () => {
  expect(reloadGuardMs).toBe(10_000);
});

it('allows a path once in ten seconds, each path separately', () => {
  let time = 0;
  const storage = memory();
  // each page load has its own guard; they share the storage
  const mayReload = (path: string) => createReloadGuard({ storage, now: () => time })(path);
  const asked: [number, string, boolean][] = [
    [0, '/th', true],
    [1, '/th', false],
    [2, '/th/updates/news', true],
    [9_999, '/th', false],
    [10_000, '/th', true],
    [10_001, '/th/updates/news', false],
    [10_002, '/th/updates/news', true],
  ];
  for (const [at, path, allowed] of asked) {
    time = at;
    expect(mayReload(path), `${path} at ${at} ms`).toBe(allowed);
  }
});

test.each([
  [
    'blocked',
    {
      getItem: () => null,
      setItem: () => {
        throw new Error('denied');
      },
    },
  ],
  ['corrupt', { getItem: () => '{', setItem: () => {} }],
])('never allows a reload with %s storage', (_, storage) => {
  expect(createReloadGuard({ storage, now: () => 0 })('/th')).toBe(false);
});
