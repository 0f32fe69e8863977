import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import plainEnglish from './plain-english.mjs';

const config = { plugins: { raang: plainEnglish }, rules: { 'raang/plain-english': 'error' } } as const;
const messagesOf = (code: string) => new Linter().verify(code, [config]).map(({ message }) => message);
const endpoint = 'Instead of "door" write endpoint or handler: see tools/words/house-words.mjs.';

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
  '// a platform door',
  '// โปรดแจ้งคุณ, a word that pages alone refuse',
  'const door = "door";',
  'open("a door");',
  'test(door, run);',
])('accepts %s', (code) => {
  expect(messagesOf(code)).toEqual([]);
});
