import { describe, expect, it, test } from 'vitest';
import {
  discardDraft,
  discardDrafts,
  discardOldDrafts,
  draftDays,
  draftKey,
  type DraftStorage,
  keepDraft,
  readDraft,
} from './draft';

const today = '2026-11-22';
const key = draftKey('reply', 'L-7K3M-9PW4');
const draft = { day: today, idempotencyKey: 'one', values: { message: ['สวัสดี'] } };

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
    keys: () => [...map.keys()],
  };
}

const broken: DraftStorage = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('denied');
  },
  keys: () => {
    throw new Error('denied');
  },
};

test('a draft comes back as it was', () => {
  const storage = memory();
  keepDraft(storage, key, draft);
  expect(readDraft(storage, key, today)).toEqual(draft);
});

test('each case has its own draft, and both languages have one', () => {
  expect(key).toBe('raang-draft:reply:L-7K3M-9PW4');
  expect(draftKey('contact', undefined)).toBe('raang-draft:contact');
});

test('nothing typed leaves nothing on the device', () => {
  const storage = memory();
  keepDraft(storage, key, draft);
  keepDraft(storage, key, { ...draft, values: {} });
  expect(storage.map.size).toBe(0);
});

test(`a draft is forgotten after ${draftDays} days`, () => {
  const storage = memory();
  keepDraft(storage, key, draft);
  expect(readDraft(storage, key, '2026-12-06')).toEqual(draft);
  expect(readDraft(storage, key, '2026-12-07')).toBeUndefined();
  expect(storage.map.size).toBe(0);
});

describe('what is not a draft is ignored', () => {
  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"day":"soon","idempotencyKey":"1","values":{}}',
    '{"day":"2026-11-22"}',
    '{"day":"2026-11-22","idempotencyKey":"1","values":{"a":"b"}}',
    '{"day":"2026-11-22","idempotencyKey":"1","values":{"a":[1]}}',
  ])('%s', (text) => {
    expect(readDraft(memory({ [key]: text }), key, today)).toBeUndefined();
  });
});

test('a device that stores nothing stops no form', () => {
  expect(readDraft(broken, key, today)).toBeUndefined();
  expect(() => keepDraft(broken, key, draft)).not.toThrow();
  expect(() => discardDraft(broken, key)).not.toThrow();
  expect(() => discardDrafts(broken)).not.toThrow();
});

test('signing out discards every draft and nothing else', () => {
  const storage = memory({ [key]: '1', 'raang-draft:contact:th': '2', consent: '3' });
  discardDrafts(storage);
  expect(storage.keys()).toEqual(['consent']);
});

test('old drafts go, also those of forms that nobody opens again', () => {
  const storage = memory();
  keepDraft(storage, key, draft);
  keepDraft(storage, draftKey('comment'), { ...draft, day: '2026-12-01' });
  discardOldDrafts(storage, '2026-12-07');
  expect(storage.keys()).toEqual([draftKey('comment')]);
});
