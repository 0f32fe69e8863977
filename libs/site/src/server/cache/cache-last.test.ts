import { expect, it } from 'vitest';
import { cacheLast } from './cache-last';

const version = (name: string) => ({ name });

it('makes a result once for the same inputs, and anew for a new version of one of them', async () => {
  const last = cacheLast<string>();
  const [groups, notices, changed] = [version('groups'), version('notices'), version('notices')];
  let made = 0;
  const make = async () => `made ${(made += 1)}`;
  expect(await last('th', [groups, notices], make)).toBe('made 1');
  expect(await last('th', [groups, notices], make)).toBe('made 1');
  expect(await last('en', [groups, notices], make)).toBe('made 2');
  expect(await last('th', [groups, changed], make)).toBe('made 3');
  expect(await last('th', [groups, changed], make)).toBe('made 3');
});

it('does not cache a failure', async () => {
  const last = cacheLast<string>();
  await expect(last('th', [], () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await last('th', [], async () => 'back')).toBe('back');
});
