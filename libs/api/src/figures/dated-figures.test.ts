import { zipSync } from 'fflate';
import { beforeAll, expect, it, test } from 'vitest';
import { type LoadedFeed, loadFeed } from '../network/loaded-feed';
import { readSiteFeed, siteAgencies } from '../testing/site-feed';
import { figureProblems } from './check-figures';
import { createFigureSource } from './figure-source';
import { typedRules } from './typed-rules';

let feed: LoadedFeed;
beforeAll(async () => {
  const { names, read } = await readSiteFeed();
  feed = loadFeed(zipSync(Object.fromEntries(names.map((name) => [name, read(name)!]))), {
    ownAgencies: siteAgencies,
  });
});

const figuresOn = (day: string) =>
  createFigureSource({
    feedSource: () => Promise.resolve(feed),
    now: () => new Date(`${day}T10:00:00+07:00`),
    onError: (error) => {
      throw error;
    },
  })(undefined as never);

const cap = '{rule=purple-red-day-cap}';
const text = `<p>Fares. :while[At most :amount{} a day until :last-day{}.]${cap}:after[The cap ended on :last-day{}.]${cap}</p>`;

test.each([
  [
    '2026-11-30',
    '<p>Fares. At most <data value="40">40 baht</data> a day until <time datetime="2026-11-30">30 November 2026</time>.</p>',
  ],
  ['2026-12-01', '<p>Fares. The cap ended on <time datetime="2026-11-30">30 November 2026</time>.</p>'],
])('on %s a rule has its tense, its amount and its last day', async (day, html) => {
  expect((await figuresOn(day)).inHtml(text, 'en')).toBe(html);
});

it('says when something else begins, in the language of the text', async () => {
  const figures = await figuresOn('2026-12-01');
  expect(figures.inText(`ตั้งแต่วันที่ :next-day${cap}`, 'th')).toBe('ตั้งแต่วันที่ 1 ธันวาคม 2569');
  expect(figures.inText(':before[A QR ticket comes on :first-day{}.]{medium=qr-ticket}', 'en')).toBe(
    'A QR ticket comes on 1 January 2027.',
  );
});

test.each([
  [':last-day{rule=no-cap}', 'rule: there is no no-cap, only '],
  [':last-day{rule=child-half-fare}', 'child-half-fare has no last day in the tariff'],
  [':last-day{}', 'needs either rule or medium'],
  [':while[a]{medium=cash}', 'medium: there is no cash, only token'],
  [':while[a]', 'needs its end'],
])('refuses %s', (written, reason) => {
  const problems = figureProblems(written, { feed, date: '2026-11-29' });
  expect(problems.map((problem) => problem.reason)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  ['en', 'With an EMV card you pay no more than 40 baht a day.', ['no more than 40 baht a day']],
  ['en', 'Until 30 November 2026 the day cap is 40 baht.', ['day cap']],
  ['th', 'จ่ายไม่เกินวันละ 40 บาท', ['ไม่เกินวันละ 40 บาท']],
  ['en', 'The day cap ends on :last-day{rule=purple-red-day-cap}.', []],
  ['en', ':while[The day cap is 40 baht.]{rule=purple-red-day-cap} Fares.', []],
  ['en', 'In 2025 the Cabinet approved a day cap.', []],
  ['en', 'Parking costs at most 60 baht a day.', []],
  ['en', 'title: The 40-baht day cap ends on 30 November 2026', []],
] as const)('a cap that ends says so: %s %s', (locale, source, found) => {
  expect(typedRules(source, locale, { feed, date: '2026-11-29' }).map((typed) => typed.text)).toEqual(found);
});
