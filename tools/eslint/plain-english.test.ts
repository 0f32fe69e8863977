import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import plainEnglish from './plain-english.mjs';

const config = { plugins: { raang: plainEnglish }, rules: { 'raang/plain-english': 'error' } } as const;
const messagesOf = (code: string) => new Linter().verify(code, [config]).map(({ message }) => message);
const endpoint = 'Instead of "door" write endpoint or handler: see docs/vocabulary.md.';

test('rejects a house word in a comment and suggests the usual one', () => {
  expect(messagesOf('/** Every door of the API. */')).toEqual([endpoint]);
});

test.each([
  'test("opens a door", run);',
  'describe("a door", () => {});',
  'it.only(`the door of ${name}`, run);',
  'test.each([1])("door %i", run);',
  'test.each`door`("a door", run);',
  'test.describe("a door", () => {});',
])('rejects it in the title of %s', (code) => {
  expect(messagesOf(code)).toEqual([endpoint]);
});

test.each([
  'an alert that is told twice',
  'stations of which little is known',
  'a day as one reads it',
  'the state is to be seen',
  'the next one that asks',
  'a stale response is asked for anew',
  'the days of such a service',
])('rejects the inverted clause of "%s"', (sentence) => {
  expect(messagesOf(`// ${sentence}`)).toHaveLength(1);
});

test.each([
  '// a platform door',
  '// passengers who stay on the train',
  '// a list to be sorted, of which the caller owns the items',
  'const door = "door";',
  'open("a door");',
  'test(door, run);',
])('accepts %s', (code) => {
  expect(messagesOf(code)).toEqual([]);
});
