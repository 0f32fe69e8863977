import { expect, test } from 'vitest';
import { readFields } from './read-fields';

const read = (
  rules: Parameters<typeof readFields>[0],
  entries: [string, string | Blob][],
  era: 'buddhist' | 'gregorian' = 'buddhist',
) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return readFields(rules, form, {
    era,
    stations: [{ code: 'BL22', names: { th: 'สุขุมวิท', en: 'Sukhumvit' } }],
  });
};

test.each([
  ['22/11/2569', 'buddhist', '2026-11-22'],
  ['22/11/69', 'buddhist', '2026-11-22'],
  ['22 พ.ย. 2569', 'buddhist', '2026-11-22'],
  ['22/11/26', 'gregorian', '2026-11-22'],
  ['22 Nov 2026', 'gregorian', '2026-11-22'],
  ['sunday', 'gregorian', 'sunday'],
] as const)('reads the date %s in the %s era', (typed, era, day) => {
  expect(read({ day: { type: 'date' } }, [['day', typed]], era)).toEqual({ day });
});

test.each([
  ['Sukhumvit', 'BL22'],
  ['bl22', 'BL22'],
  ['สถานีสุขุมวิท', 'BL22'],
  ['Nowhere', 'Nowhere'],
])('reads the station %s', (typed, station) => {
  expect(read({ station: {} }, [['station', typed]])).toEqual({ station });
});

test('leaves out empty and unknown fields, files, spaces and what nobody sees', () => {
  const rules = { name: {}, colour: {}, marks: {}, files: { isList: true as const } };
  const entries: [string, string | Blob][] = [
    ['name', ' Somchai '],
    ['colour', '   '],
    ['marks', '\u200b'],
    ['admin', 'yes'],
    ['files', new Blob(['x'])],
  ];
  expect(read(rules, entries)).toEqual({ name: 'Somchai', colour: undefined, marks: undefined, files: [] });
});

test('keeps every character of a password', () => {
  expect(read({ password: { isExact: true } }, [['password', '  two spaces ']])).toEqual({
    password: '  two spaces ',
  });
});

test('line breaks count as one character', () => {
  expect(read({ message: {} }, [['message', 'one\r\ntwo']])).toEqual({ message: 'one\ntwo' });
});
