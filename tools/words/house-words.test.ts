import { describe, expect, test } from 'vitest';
import { catalogueTexts, markdownTexts, sourceTexts, yamlTexts } from './page-texts.mjs';
import { refusedWords } from './house-words.mjs';

const wordsIn = (text: string, place: 'code' | 'pages' = 'pages') =>
  refusedWords(text, place).map(({ word }) => word);

describe('refuses', () => {
  test.each([
    ['เดินราว 5 นาที', 'ราว '],
    ['เดินราวครึ่งชั่วโมง', 'ราว'],
    ['กรุณารอสักครู่', 'กรุณา'],
    ['คุณซื้อบัตรได้ที่นี่', 'คุณ'],
    ['รฟม. เก็บของไหม', 'ไหม'],
    ['มีไวไฟทุกสถานี', 'ไวไฟ'],
    ['ทุก 8 นาทีนอกนั้น', 'นาทีนอกนั้น'],
    ['โทร 0 2624 5200', 'โทร '],
    ['ป้าย "ทางออก" สีเขียว', '"ทางออก"'],
    ['๒๕๖๙', '๒'],
    ['Call who runs the line', 'Call who'],
    ['Who taps in and out again at Tao Poon pays 17 baht.', 'Who taps in and out again at Tao Poon pays'],
    ['This is no day that we understand.', 'This is no'],
    ['Not understood and left out: date', 'Not understood'],
    ['The fare is worked out.', 'worked out'],
    ['What is let', 'is let'],
    ['Works to come', 'Works to come'],
    ['To know', 'To know'],
  ])('%s', (text, word) => {
    expect(wordsIn(text)).toContain(word);
  });
});

test.each([
  'an alert that is told twice',
  'stations of which little is known',
  'a day as one reads it',
  'the state is to be seen',
  'the next one that asks',
  'a stale response is asked for anew',
  'the days of such a service',
])('refuses the inverted clause of "%s" in code', (sentence) => {
  expect(wordsIn(sentence, 'code')).toHaveLength(1);
});

test.each([
  'a platform door',
  'passengers who stay on the train',
  'a list to be sorted, of which the caller owns the items',
  'กรุณารอ คุณ',
])('accepts %s in code', (text) => {
  expect(wordsIn(text, 'code')).toEqual([]);
});

test('a word of both is refused in code and on pages, another only where it counts', () => {
  const text = 'The fare is worked out by workshops leaves at the door; call who runs it';
  expect(wordsIn(text, 'code')).toEqual(['door', 'workshops', 'worked out']);
  expect(wordsIn(text, 'pages')).toEqual(['call who', 'worked out']);
});

test.each([
  'จับราวจับให้มั่น จับราวทั้งสองข้าง เรื่องราวของคราวก่อน',
  'คุณภาพ คุณสมบัติ ขอบคุณ คุณยาย',
  'ตลาดผ้าไหม ไฟไหม้',
  'โทร. 0 2624 5200 หรือโทรศัพท์',
  'สารไวไฟแรงสูง วัตถุไวไฟ',
  'โปรดให้ที่นั่งแก่ผู้สูงอายุ',
  'ขบวนจริงอาจมาเร็วกว่านี้',
  'Who is it for?',
  'Who runs which line',
  'It lets you go. Doors that are let down.',
  'Find out what to do. Good to know',
  'A change counts as one trip.',
])('accepts %s', (text) => {
  expect(wordsIn(text)).toEqual([]);
});

describe('texts', () => {
  test('of Markdown are fields with quotes and lines, without targets of links', () => {
    const source = '---\ncertainty: probable\ntitle: "A \\"day\\""\n---\n[Lines](/en/x) https://a.example';
    expect(markdownTexts(source).map(({ text }) => text)).toEqual(['---', '', 'A "day"', '---', '[Lines] ]']);
  });

  test('of YAML are values, without comments and typed words', () => {
    const source = '# note\n- id: a\n  title: { th: "ข", en: B }\n  words:\n    - ไวไฟ\n  text: C';
    expect(yamlTexts(source)).toEqual([
      { line: 2, text: 'a' },
      { line: 3, text: '{ th: ข, en: B }' },
      { line: 6, text: 'C' },
    ]);
  });

  test('of a catalogue are its translations', () => {
    expect(catalogueTexts('#: a.ts\nmsgid "Day"\nmsgstr "วัน \\"นี้\\""')).toEqual([
      { line: 3, text: 'วัน "นี้"' },
    ]);
  });

  test('of a source file are its strings', () => {
    const source = "import a from 'a';\n// 'b'\nconst c = ['d', `e ${f} g`];";
    expect(sourceTexts(source)).toEqual([
      { line: 3, text: 'd' },
      { line: 3, text: 'e … g' },
    ]);
  });
});
