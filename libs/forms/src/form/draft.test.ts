import { describe, expect, it, test } from 'vitest';
import {
  discardDraft,
  discardDrafts,
  draftDays,
  draftKey,
  type DraftStorage,
  keepDraft,
  readDraft,
} from './draft';
import { hasDraft } from './draft-prefix';

const today = '2026-11-22';
const key = draftKey('reply', 'L-7K3M-9PW4', 'th');
const draft = { day: today, idempotencyKey: 'one', values: { message: ['สวัสดี'] } };

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
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
};

test('a draft comes back as it was', () => {
  const storage = memory();
  keepDraft(storage, key, draft);
  expect(readDraft(storage, key, today)).toEqual(draft);
});

test('each case and language has its own draft', () => {
  expect(key).toBe('raang-draft:reply:L-7K3M-9PW4:th');
  expect(draftKey('contact', undefined, 'en')).toBe('raang-draft:contact:en');
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
});

test('signing out discards every draft and nothing else', () => {
  const values: Record<string, string> = { [key]: '1', 'raang-draft:contact:th': '2', consent: '3' };
  const storage = Object.assign(Object.create({ removeItem: (name: string) => delete values[name] }), values);
  discardDrafts(storage as Storage);
  expect(Object.keys(values)).toEqual(['consent']);
});

test.each([
  ['a draft', { theme: 'dark', [key]: '1' }, true],
  ['no draft', { theme: 'dark' }, false],
])('%s on the device is found', (_what, storage, expected) => {
  expect(hasDraft(() => storage as unknown as Storage)).toBe(expected);
});

test('a device that refuses its storage has no draft', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(hasDraft(refuse)).toBe(false);
});
