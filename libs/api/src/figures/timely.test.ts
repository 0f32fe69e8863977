import { expect, test } from 'vitest';
import { replaceTimely, unclosedTimely, withoutEmptyBlocks } from './timely';

const show =
  (...shown: string[]) =>
  (text: string) =>
    replaceTimely(text, ({ when, text: inner }) => (shown.includes(when) ? inner : undefined));

test.each([
  ['It :while[is]{rule=a}:after[was]{rule=a} the last day.', 'It is the last day.', 'It was the last day.'],
  [
    'Fares. :while[At most [40](/x) a day.]{rule=a} More.',
    'Fares. At most [40](/x) a day. More.',
    'Fares. More.',
  ],
  ['Fares:while[, at most 40]{rule=a}.', 'Fares, at most 40.', 'Fares.'],
  ['Fares :while[now]{rule=a}', 'Fares now', 'Fares'],
  [':while[Now]{rule=a} paid', 'Now paid', 'paid'],
  [':while[A :after[B]{rule=b}C]{rule=a}', 'A C', ''],
  [
    '<a>:while[token]{rule=a}:after[QR ticket]{rule=a}</a> there',
    '<a>token</a> there',
    '<a>QR ticket</a> there',
  ],
  [':while[<a>token</a>]{rule=a}:after[<a>QR</a>]{rule=a} there', '<a>token</a> there', '<a>QR</a> there'],
  ['no :while[end', 'no :while[end', 'no :while[end'],
])('%s', (text, during, after) => {
  expect([show('while')(text), show('after')(text)]).toEqual([during, after]);
});

test('names what has no end or no rule', () => {
  expect(unclosedTimely(':while[a]{rule=b} :after[c] d')).toEqual([':after[c] d']);
});

test('a block goes with all of its text', () => {
  expect(withoutEmptyBlocks('<ul>\n<li></li>\n<li>a</li>\n</ul><h2></h2><ul>\n<li></li>\n</ul>')).toBe(
    '<ul>\n<li>a</li>\n</ul>',
  );
});
