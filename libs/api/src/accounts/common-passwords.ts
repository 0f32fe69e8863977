/// <reference types="vite/client" />
import { invalidField } from '../context/refusals';
import list from './common-words.txt?raw';

const lines = list.split('\n').filter((line) => !line.startsWith('#'));
/** The longest first, so that the most of a password is found. */
const words = lines
  .flatMap((line) => line.split(/\s+/))
  .filter(Boolean)
  .toSorted((one, other) => other.length - one.length);

/** Keys or signs in a row, as many as a hand types without thinking. */
const rows = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
const sequences = [...rows.map((row) => row + row), ...rows.map((row) => reversed(row + row))];
const shortestSequence = 3;

/** Words that may stand in a password without making it common: of three, a passphrase is made. */
const mostWords = 2;

/** Digits and signs that people add to a word. */
const mostAdded = 5;

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * Whether a password is among the first that an attacker tries: one or two common words, a sequence or a repetition,
 * with a few digits or signs. Letters may be replaced by digits that look like them.
 *
 * @param personal what an attacker knows of the person, such as the e-mail address
 */
export function isCommonPassword(password: string, personal: readonly string[] = []): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  const own = personal.flatMap((text) => [
    text.toLowerCase(),
    ...text.toLowerCase().split(/[^\p{L}\p{N}]+/u),
  ]);
  const known = [...own.filter((text) => text.length >= shortestSequence), ...words];
  // digits at the end are added ones, and stay
  const plain = typed.replace(/^.*\p{L}/u, (start) =>
    Array.from(start, (sign) => lookalikes[sign] ?? sign).join(''),
  );
  return isRepetition(typed) || isMadeOf(known, typed) || isMadeOf(known, plain);
}

/** @throws ORPCError BAD_REQUEST with the code `password-common` */
export function refuseCommonPassword(password: string, personal: readonly string[] = []): void {
  if (isCommonPassword(password, personal))
    throw invalidField('password', 'password-common', 'This password is one of the most common ones.');
}

/** `abcabcabcabc`, and up to two more signs: `aaaaaaaaaaaa1`. */
const isRepetition = (text: string) => /^(.{1,6}?)\1{2,}.{0,2}$/u.test(text);

function isMadeOf(known: readonly string[], text: string): boolean {
  let rest = text;
  for (let found = 0; found < mostWords; found += 1) {
    const word = known.find((candidate) => rest.includes(candidate));
    if (!word) break;
    // each time that it occurs: `passwordpassword`
    rest = rest.replaceAll(word, ' ');
  }
  const added = withoutSequences(rest).replaceAll(' ', '');
  return added.length <= mostAdded && !/\p{L}/u.test(added);
}

function withoutSequences(text: string): string {
  let rest = '';
  for (let start = 0; start < text.length;) {
    let end = start + 1;
    while (end < text.length && sequences.some((row) => row.includes(text.slice(start, end + 1)))) end += 1;
    if (end - start < shortestSequence) rest += text.slice(start, end);
    start = end;
  }
  return rest;
}

function reversed(text: string): string {
  return Array.from(text).toReversed().join('');
}
