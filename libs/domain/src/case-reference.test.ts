import { describe, expect, it, test } from 'vitest';
import { caseKinds } from './case';
import {
  caseReference,
  caseReferenceBytes,
  caseReferenceLetters,
  createCaseReference,
  readCaseReference,
} from './case-reference';

const symbols = [...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ'];
const bytes = (...values: number[]) => Uint8Array.from(values);
const examples = [
  bytes(0, 0, 0, 0, 0, 0, 0),
  bytes(1, 31, 62, 93, 124, 155, 186),
  bytes(255, 254, 7, 19, 200, 33, 90),
].map((random) => createCaseReference('lost-report', random));
const isReference = (text: string) => caseReference.safeParse(text).success;

describe.each(caseKinds)('the reference of a %s', (kind) => {
  it('begins with its letter and is one', () => {
    const reference = createCaseReference(kind, bytes(3, 1, 4, 1, 5, 9, 2));
    expect(reference).toMatch(new RegExp(`^${caseReferenceLetters[kind]}-....-....$`));
    expect(isReference(reference)).toBe(true);
  });
});

describe.each(examples)('%s', (reference) => {
  const places = [...reference].flatMap((symbol, index) => (symbol === '-' ? [] : [index]));

  it('is noticed with any one symbol mistyped', () => {
    for (const index of places)
      for (const symbol of symbols.filter((other) => other !== reference[index]))
        expect([symbol, index, isReference(replaced(reference, { [index]: symbol }))]).toEqual([
          symbol,
          index,
          false,
        ]);
  });

  it('is read in lower case, with spaces, and without hyphens', () => {
    const typed = reference.toLowerCase().replaceAll('-', ' ');
    expect(readCaseReference(`  ${typed} `)).toBe(reference);
    expect(readCaseReference(reference.replaceAll('-', ''))).toBe(reference);
  });
});

test('two neighbours that changed places are noticed, except a 2 and a Z', () => {
  const missed = new Set<string>();
  for (const one of symbols)
    for (const other of symbols.filter((symbol) => symbol !== one)) {
      const random = [one, other].map((symbol) => symbols.indexOf(symbol));
      const reference = createCaseReference(
        'contact',
        bytes(5, ...(random as [number, number]), 8, 9, 10, 11),
      );
      const [second, third] = [reference[3]!, reference[4]!];
      if (isReference(replaced(reference, { 3: third, 4: second }))) missed.add([second, third].join(''));
    }
  expect([...missed].toSorted()).toEqual(['2Z', 'Z2']);
});

test('the reference in the documentation is one', () => {
  expect(isReference('L-7K3M-9PW4')).toBe(true);
});

test.each([
  '',
  'L-7K3M-9QX0',
  'L-7K3M-9QXI',
  'X-7K3M-9QXZ',
  'L7K3M9QXZ',
  'l-7k3m-9qxz',
  'L-7K3M-9PW4Z',
  'L-7K3M-9QX',
  'L-7K3M-9PW4\n',
])('%j is not a reference', (text) => {
  expect(isReference(text)).toBe(false);
});

test.each(['', 'L', 'lost', "L-7K3M-9PW4' or 1=1", '\0'])('%j cannot be read as one', (typed) => {
  expect(readCaseReference(typed)).toBeUndefined();
});

test('a reference needs as many random bytes as it says', () => {
  const random = new Uint8Array(caseReferenceBytes).fill(255);
  expect(createCaseReference('comment', random)).toMatch(/^M-ZZZZ-ZZZ.$/);
});

function replaced(text: string, symbolsAt: Record<number, string>): string {
  return [...text].map((symbol, index) => symbolsAt[index] ?? symbol).join('');
}
