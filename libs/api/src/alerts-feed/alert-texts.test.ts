import { expect, test } from 'vitest';
import { toTexts, toUrl } from './alert-texts';

type Said = [text: string, language?: string];
const read = (...said: Said[]) =>
  toTexts(
    said.map(([text, language]) => ({ text, language })),
    20,
  );

const both = { th: 'ปิด', en: 'Closed' };

test.each<[string, Said[], object | undefined]>([
  [
    'both languages',
    [
      ['ปิด', 'th'],
      ['Closed', 'en'],
    ],
    both,
  ],
  [
    'languages with an underscore',
    [
      ['ปิด', 'th_TH'],
      ['Closed', 'en_US'],
    ],
    both,
  ],
  [
    'languages with a region',
    [
      ['ปิด', 'th-TH'],
      ['Closed', 'en-GB'],
    ],
    both,
  ],
  [
    'languages with three letters',
    [
      ['ปิด', 'tha'],
      ['Closed', 'eng'],
    ],
    both,
  ],
  [
    'the first of each language',
    [
      ['ปิด', 'th'],
      ['Closed', 'en'],
      ['Shut', 'en'],
      ['งด', 'th-TH'],
    ],
    both,
  ],
  ['Thai only', [['ปิด', 'th']], { th: 'ปิด' }],
  ['Thai without a language', [['ปิด'], ['Closed', 'en']], both],
  ['English without a language', [['Closed'], ['ปิด', 'th']], both],
  [
    'a language that is no tag',
    [
      ['ปิด', '!'],
      ['Closed', 'English language'],
    ],
    both,
  ],
  ['another language only, with its own tag', [['運休', 'ja']], { other: { language: 'ja', text: '運休' } }],
  [
    'another language beside ours',
    [
      ['停駛', 'zh_Hant'],
      ['Closed', 'en'],
    ],
    { en: 'Closed', other: { language: 'zh-Hant', text: '停駛' } },
  ],
  ['another script without a language', [['運休']], { other: { language: 'und', text: '運休' } }],
  [
    'English and an empty Thai text',
    [
      [' ', 'th'],
      ['Closed', 'en'],
    ],
    { en: 'Closed' },
  ],
  ['nothing', [], undefined],
  ['spaces only', [['  ', 'en']], undefined],
])('reads %s', (_, said, texts) => {
  expect(read(...said)).toEqual(texts);
});

test.each([
  ['half a surrogate pair', 'a\uD83D b', 'a\uFFFD b'],
  ['NUL and other controls', 'a\0\u0007\u009Fb', 'ab'],
  ['line feeds, which stay', 'a\r\nb\nc', 'a\nb\nc'],
  ['a tab', 'a\tb', 'a b'],
  ['bidirectional overrides', '\u202Eab\u2066c\u2069', 'abc'],
  ['more letters than the limit', 'x'.repeat(21), `${'x'.repeat(19)}…`],
  ['a pair that the limit would split', `${'x'.repeat(18)}😀yy`, `${'x'.repeat(18)}…`],
  ['as many letters as the limit', 'x'.repeat(20), 'x'.repeat(20)],
])('cleans a text with %s', (_, given, expected) => {
  expect(read([given, 'en'])).toEqual({ en: expected });
});

test.each<[string, Said[], object | undefined]>([
  [
    'each language',
    [
      ['https://a.example/th', 'th'],
      ['http://a.example/en', 'en'],
    ],
    { th: 'https://a.example/th', en: 'http://a.example/en' },
  ],
  ['no language', [['https://a.example', undefined]], { en: 'https://a.example' }],
  ['a third language', [['https://a.example', 'ja']], { en: 'https://a.example' }],
  ['a program', [['javascript:alert(1)', 'en']], undefined],
  ['no address', [['see our website', 'en']], undefined],
])('reads an address of %s', (_, said, url) => {
  expect(toUrl(said.map(([text, language]) => ({ text, language })))).toEqual(url);
});
