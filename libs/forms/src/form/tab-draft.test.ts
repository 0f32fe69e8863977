import { beforeEach, describe, expect, test } from 'vitest';
import { draftKey, type DraftStorage, keepDraft } from './draft';
import { draftOfTab } from './tab-draft';

const today = '2026-11-22';
const form = draftKey('complaint');

let storage: DraftStorage;
const kept = () => storage.keys().map((key) => JSON.parse(storage.getItem(key)!).values);

/** A page of a tab with this name. A duplicated tab has the same one at first. */
function open(name: string) {
  const tab = { name: () => name, rename: () => (name = `${name}'`) };
  return draftOfTab(form, today, { storage, tab });
}

const draft = (message: string, more = {}) => ({
  day: today,
  idempotencyKey: `key of ${message}`,
  values: { message: [message] },
  ...more,
});

beforeEach(() => {
  const map = new Map<string, string>();
  storage = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
    keys: () => [...map.keys()],
  };
});

test('two tabs keep what was typed in each', () => {
  const [one, other] = [open('one'), open('other')];
  one.find();
  other.find();
  one.keep(draft('umbrella'));
  other.keep(draft('wallet'));
  one.keep(draft('green umbrella'));
  expect(kept()).toEqual([{ message: ['green umbrella'] }, { message: ['wallet'] }]);
  expect(open('one').find()).toMatchObject(draft('green umbrella'));
  expect(open('other').find()).toMatchObject(draft('wallet'));
});

describe('a tab without a draft', () => {
  test('takes over the newest one that its tab has left', () => {
    for (const message of ['umbrella', 'wallet']) {
      const tab = open(message);
      tab.keep(draft(message));
      tab.setLeft(true);
    }
    const next = open('next');
    expect(next.find()).toMatchObject(draft('wallet'));
    next.arrived('key of wallet');
    expect(kept()).toEqual([{ message: ['umbrella'] }]);
    expect(open('last').find()).toMatchObject(draft('umbrella'));
  });

  test('copies one that is open elsewhere, as another submission, and leaves it alone', () => {
    open('one').keep(draft('umbrella'));
    const next = open('next');
    const copy = next.find();
    expect(copy?.values).toEqual({ message: ['umbrella'] });
    expect(copy?.idempotencyKey).not.toBe('key of umbrella');
    next.keep(draft('wallet'));
    next.arrived('key of wallet');
    expect(kept()).toEqual([{ message: ['umbrella'] }]);
  });

  test('sends again under its key what another tab has sent, and both are done', () => {
    open('one').keep(draft('umbrella', { isUnsent: true }));
    const next = open('next');
    expect(next.find()?.idempotencyKey).toBe('key of umbrella');
    next.arrived('key of umbrella');
    expect(kept()).toEqual([]);
  });

  test('discards the one of which it has a copy', () => {
    open('one').keep(draft('umbrella'));
    const next = open('next');
    next.find();
    next.discard();
    expect(kept()).toEqual([]);
  });

  test('copies nothing below what was typed before it was shown', () => {
    open('one').keep(draft('umbrella'));
    expect(open('next').find({ mayCopy: false })).toBeUndefined();
  });

  test('takes over what a release kept for all tabs', () => {
    keepDraft(storage, form, draft('umbrella'));
    expect(open('next').find()).toMatchObject(draft('umbrella'));
    expect(storage.keys()).toEqual([`${form}#next`]);
  });

  test('takes no draft of another form, or of another case', () => {
    keepDraft(storage, `${draftKey('contact')}#one`, draft('umbrella', { isLeft: true }));
    keepDraft(storage, `${draftKey('complaint', 'C-1')}#one`, draft('umbrella', { isLeft: true }));
    expect(open('next').find()).toBeUndefined();
  });
});

test('a tab that comes back to its page has its draft for itself', () => {
  const one = open('one');
  one.keep(draft('umbrella'));
  one.setLeft(true);
  one.setLeft(false);
  open('next').find();
  expect(storage.keys()).toEqual([`${form}#one`]);
});

test('a duplicated tab keeps its own draft once the other one has changed it', () => {
  const one = open('one');
  one.keep(draft('umbrella'));
  const duplicate = open('one');
  expect(duplicate.find()).toMatchObject(draft('umbrella'));
  expect(duplicate.separate()).toBe(false);
  duplicate.keep(draft('wallet'));
  // what the other one has is not this page's to mark
  one.setLeft(true);
  expect(one.separate()).toBe(true);
  one.keep(draft('green umbrella'));
  expect(one.separate()).toBe(false);
  expect(duplicate.separate()).toBe(false);
  expect(kept()).toEqual([{ message: ['wallet'] }, { message: ['green umbrella'] }]);
});

test('a draft that was discarded elsewhere, as by signing out, is no one else’s', () => {
  const one = open('one');
  one.keep(draft('umbrella'));
  for (const key of storage.keys()) storage.removeItem(key);
  expect(one.separate()).toBe(false);
  one.setLeft(true);
  expect(kept()).toEqual([]);
});
