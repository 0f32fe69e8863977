import type { Locale } from '@raang/domain';
import { zipSync } from 'fflate';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { type LoadedFeed, loadFeed } from '../network/loaded-feed';
import { readSiteFeed, siteAgencies } from '../testing/site-feed';
import { testNow } from '../testing/test-api';
import { smallFeedWith } from '../testing/small-feed';
import type { Figure } from './figure';
import { createFigureSource, type Figures } from './figure-source';
import { figureText } from './write-figure';

const noDatabase = undefined as never;

function load({ names, read }: Awaited<ReturnType<typeof readSiteFeed>>): LoadedFeed {
  return loadFeed(zipSync(Object.fromEntries(names.map((name) => [name, read(name)!]))), {
    ownAgencies: siteAgencies,
  });
}

async function figuresOf(feed: LoadedFeed | undefined): Promise<{ figures: Figures; errors: string[] }> {
  const errors: string[] = [];
  const source = createFigureSource({
    feedSource: () => Promise.resolve(feed),
    now: () => testNow,
    onError: (error) => errors.push((error as Error).message),
  });
  return { figures: await source(noDatabase), errors };
}

describe('a figure of the small feed', () => {
  // North: A01 – A02 (after 2:00, departs 2:30) – A03 (after 5:00), every 5 minutes until 09:00, then every 10
  const small = smallFeedWith();

  test.each<[string, string, string]>([
    ['first-train{line=north day=weekday}', '05:30', '05.30 น.'],
    ['first-train{station=A02 towards=A03 day=weekday}', '05:32', '05.32 น.'],
    ['first-train{station=A02 towards=A03 line=north day=sunday-holiday}', '06:02', '06.02 น.'],
    ['last-train{station=A01 towards=A02 day=weekday}', '00:10 after midnight', '00.10 น. (หลังเที่ยงคืน)'],
    ['train-hours{line=north day=saturday}', '06:00–24:00', '06.00–24.00 น.'],
    ['headway{line=north day=weekday at=07:30}', '5 minutes', '5 นาที'],
    ['headway{station=A02 day=weekday at=10:00}', '10 minutes', '10 นาที'],
    ['headway{line=north day=weekday}', '5–10 minutes', '5–10 นาที'],
    ['running-time{from=A01 to=A03}', '5 minutes', '5 นาที'],
    ['leave-by{from=A01 to=A03 day=weekday}', '00:10 after midnight', '00.10 น. (หลังเที่ยงคืน)'],
    ['running-time{from=A01 to=A03 via=A02}', '5 minutes', '5 นาที'],
    ['walk{from=A03 to=B01}', '2 minutes', '2 นาที'],
  ])(':%s is %s in English and %s in Thai', async (directive, english, thai) => {
    const { figures, errors } = await figuresOf(load(small));
    const inLocale = (locale: Locale) => figures.inText(`: :${directive}.`, locale);
    expect([inLocale('en'), inLocale('th'), errors]).toEqual([`: ${english}.`, `: ${thai}.`, []]);
  });

  test.each<[string, string]>([
    ['next-train{line=north}', 'directive: there is no next-train, only first-train, last-train,'],
    ['first-train{line=south day=weekday}', 'line: there is no south, only north, east'],
    ['first-train{line=north}', 'day: '],
    ['first-train{line=north day=weekday platform=1}', 'attributes: Unrecognized key: "platform"'],
    ['first-train{day=weekday}', 'needs line, or station and towards'],
    ['first-train{station=A02 day=weekday}', 'station needs towards'],
    ['first-train{station=A02 towards=B02 day=weekday}', 'no train runs from A02 to B02'],
    ['last-train{line=east day=saturday}', 'no train leaves the ends of the line on this day (saturday)'],
    ['headway{line=east day=weekday}', 'east: there is no headway then (weekday)'],
    ['headway{line=north day=weekday at=7:30}', 'at: must be a time such as 07:30'],
    ['headway{line=north day=weekday at=03:00}', 'north: there is no headway then (weekday 03:00)'],
    ['running-time{from=A01 to=B02}', 'no direct train runs from A01 to B02'],
    ['headway{day=weekday}', 'needs line or station'],
    ['walk{from=A01 to=A02}', 'no walk is known from A01 to A02'],
    ['fare{from=A01 to=X99}', 'to: there is no station X99'],
    ['fare{from=A01 to=A02}', 'rider: '],
  ])(':%s is a dash, and the reason is reported once', async (directive, reason) => {
    const { figures, errors } = await figuresOf(load(small));
    expect([figures.inText(`:${directive}`, 'en'), figures.inHtml(`<p>:${directive}</p>`, 'th')]).toEqual([
      '–',
      '<p>–</p>',
    ]);
    expect(errors).toEqual([expect.stringContaining(`:${directive} in the content: ${reason}`)]);
  });

  test('is a dash before the first feed', async () => {
    const { figures, errors } = await figuresOf(undefined);
    expect([figures.inText(':fare{from=A01 to=A02}', 'en'), errors]).toEqual(['–', []]);
  });
});

test.each<[Figure, string, string]>([
  [{ kind: 'minutes', least: 1, most: 1 }, '1 minute', '1 นาที'],
  [{ kind: 'minutes', least: 60, most: 60 }, '1 hour', '1 ชั่วโมง'],
  [{ kind: 'minutes', least: 71, most: 71 }, '1 hr 11 min', '1 ชม. 11 นาที'],
  [{ kind: 'baht', lowestSatang: 850, highestSatang: 850 }, '8.5 baht', '8.5 บาท'],
])('%o is %s in English and %s in Thai', (figure, english, thai) => {
  expect([figureText(figure, 'en'), figureText(figure, 'th')]).toEqual([english, thai]);
});

describe('a figure of the site', () => {
  let feed: LoadedFeed;

  beforeAll(async () => {
    feed = load(await readSiteFeed());
  });

  test.each<[string, string]>([
    ['fare{from=BL01 to=BL02}', '<data value="17">17 baht</data>'],
    ['fare-range{line=blue date=2021-06-01}', '17–42 baht'],
    ['fare-range{line=blue}', '17–44 baht'],
    ['fare-range{line=blue rider=senior}', '9–22 baht'],
    ['first-train{line=blue day=weekday}', '<time datetime="05:30">05:30</time>'],
    ['running-time{from=BL10 to=BL01}', '<time datetime="PT'],
  ])(':%s is %s as HTML', async (directive, html) => {
    const { figures } = await figuresOf(feed);
    expect(figures.inHtml(`<td>:${directive}</td>`, 'en')).toContain(`<td>${html}`);
  });

  it('has no markup inside a tag, and changes no other text', async () => {
    const { figures, errors } = await figuresOf(feed);
    const alt = (text: string) => `<p>At 5:30 {a}: <img alt="${text}" src="a.svg"> C:{x}</p>`;
    expect(figures.inHtml(alt(':fare{from=BL01 to=BL02}'), 'th')).toBe(alt('17 บาท'));
    expect(errors).toEqual([]);
  });

  it('is the same for all towards one direction of the loop', async () => {
    const { figures } = await figuresOf(feed);
    const first = (towards: string) =>
      figures.inText(`:first-train{station=BL22 towards=${towards} day=weekday}`, 'en');
    const hours = feed.network.stations.get('BL22' as never)!.serviceHours;
    expect(hours.some(({ nextStation }) => nextStation === 'BL23')).toBe(true);
    expect(first('BL23')).toBe(first('BL28'));
    expect(first('BL21')).toBe(first('BL10'));
  });
});
