import { expect, test } from 'vitest';
import { readingsOf } from './readings';

test.each([
  ['l6-6,;bm', 'สุขุมวิท'],
  ["fvog,nv'", 'ดอนเมือง'],
  ['lpk,', 'สยาม'],
  ['vkiupN', 'อารีย์'],
  ['rit]k, (', 'พระลาม 6'],
  ['หรฟท', 'siam'],
  ['ิสๅ-', 'bl13'],
  ['ยยๅุ', 'pp16'],
])('%j may be typed on the keys of %j', (typed, meant) => {
  const [literal, other] = readingsOf(typed);
  expect(literal).toBe(typed.toLowerCase());
  expect(other).toBe(meant);
});

test.each(['สยาม', 'ดอนเมือง', 'สนามบิน', 'sukhumvit', 'bl13', 'how are you', 'สยาม siam', '🚇', '5%', '่่่'])(
  '%j has no plausible text on the other keys',
  (typed) => {
    expect(readingsOf(typed)).toEqual([typed]);
  },
);

test('the literal reading is normalised', () => {
  expect(readingsOf('  พระราม ๙ ')).toEqual(['พระราม 9']);
  expect(readingsOf('')).toEqual(['']);
});
