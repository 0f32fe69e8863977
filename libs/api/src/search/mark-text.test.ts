import { expect, test } from 'vitest';
import { excerptOf } from './excerpt';
import { markText } from './mark-text';

const marked = (text: string, ...words: string[]) =>
  markText(text, words).reduceRight(
    (rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );

test.each([
  ['Lat Phrao station', ['lat', 'phrao'], '[Lat Phrao] station'],
  ['Platform of Lat Phrao', ['lat'], 'Platform of [Lat] Phrao'],
  ['รถไฟฟ้าสายสีน้ำเงิน', ['น้ำเงิน'], 'รถไฟฟ้าสายสี[น้ำเงิน]'],
  ['น้ำมัน', ['น'], 'น้ำมั[น]'],
  ['พระราม 9', ['พระราม', '9'], '[พระราม 9]'],
  ['BL22 สุขุมวิท', ['bl22', 'สุขุมวิท'], '[BL22 สุขุมวิท]'],
  ['MRTสายสีม่วง', ['mrt'], '[MRT]สายสีม่วง'],
  ['İstanbul 9', ['9'], 'İstanbul [9]'],
  ['', ['9'], ''],
])('%s with %j is marked as %s', (text, words, result) => {
  expect(marked(text, ...words)).toBe(result);
});

test('an excerpt begins before the first match, at a word', () => {
  const text = `${'The trains run as usual. '.repeat(20)}Umbrellas are kept for ninety days. ${'More. '.repeat(60)}`;
  const { text: part, marks } = excerptOf('About lost things', text, new Set(['umbrellas']));
  const [[start, end]] = marks as [[number, number]];
  expect(part.slice(start, end)).toBe('Umbrellas');
  expect(part).toMatch(/^… \w+ /);
  expect(part).toMatch(/ …$/);
  expect(part.length).toBeLessThan(200);
});

test('an excerpt of Thai never separates a letter from its marks', () => {
  const text = `${'น้ำกุ้งที่นี่'.repeat(40)}ร่ม${'น้ำกุ้งที่นี่'.repeat(40)}`;
  const { text: part } = excerptOf('', text, new Set(['ร่ม']));
  expect(part.replace(/^… /, '')).toMatch(/^[^\p{M}ำ]/u);
  const cut = part.replace(/ …$/, '');
  expect(text[text.indexOf(cut.slice(2)) + cut.length - 2]).not.toMatch(/[\p{M}ำ]/u);
});

test('an excerpt is the summary where it has a match', () => {
  expect(excerptOf('Umbrellas', 'Umbrellas and more', new Set(['umbrellas']))).toEqual({
    text: 'Umbrellas',
    marks: [[0, 9]],
  });
});
