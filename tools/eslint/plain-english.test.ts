import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import plainEnglish from './plain-english.mjs';

const config = { plugins: { raang: plainEnglish }, rules: { 'raang/plain-english': 'error' } } as const;
const messagesOf = (code: string) => new Linter().verify(code, [config]).map(({ message }) => message);

test('rejects a house word in a comment and suggests the usual one', () => {
  expect(messagesOf('/** Every door of the API. */')).toEqual([
    'Instead of "door" write endpoint or handler: see docs/vocabulary.md.',
  ]);
});

test.each(['// a platform door', '// passengers who stay on the train', 'const door = "door";'])(
  'accepts %s',
  (code) => {
    expect(messagesOf(code)).toEqual([]);
  },
);
