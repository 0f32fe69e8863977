import type { APIRequestContext } from '@playwright/test';
import ICAL from 'ical.js';
import Parser from 'rss-parser';
import { expectEach } from '@raang/e2e-kit/expect-each';
import { attributesOf, textsOf } from '@raang/e2e-kit/html';
import { expect, test } from '@raang/e2e-kit/http-test';

const locales = ['th', 'en'] as const;
const names = { th: { news: 'ข่าว', example: 'ตัวอย่าง' }, en: { news: 'News', example: 'example' } };

/** Every category with a feed; those with activities or closing dates also have a calendar. */
const categories = [
  { path: 'updates/news', hasCalendar: false },
  { path: 'updates/promotion', hasCalendar: false },
  { path: 'updates/activity', hasCalendar: true },
  { path: 'tickets/fare-schedule', hasCalendar: false },
  { path: 'business/announcing-rental', hasCalendar: true },
];

/** A drawing, with its length as RSS requires it. */
const picture = { type: 'image/svg+xml', length: expect.stringMatching(/^[1-9]\d*$/) };

/** Addresses of a page's feeds by media type, as a feed reader finds them. */
async function discover(request: APIRequestContext, page: string): Promise<Record<string, string>> {
  const links = attributesOf(await (await request.get(page)).text(), 'link');
  const feeds = links.filter(({ rel, type }) => rel === 'alternate' && type);
  for (const { title } of feeds) expect(title).toBeTruthy();
  return Object.fromEntries(feeds.map(({ type, href }) => [type, href!]));
}

async function read(request: APIRequestContext, address: string, type: string): Promise<string> {
  const response = await request.get(address);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
  return response.text();
}

const readRss = async (request: APIRequestContext, address: string) =>
  new Parser<{ language: string; pubDate: string }>().parseString(
    await read(request, address, 'application/rss+xml'),
  );

async function readEvents(request: APIRequestContext, address: string): Promise<ICAL.Event[]> {
  const calendar = new ICAL.Component(ICAL.parse(await read(request, address, 'text/calendar')));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

async function expectPages(request: APIRequestContext, addresses: readonly string[]) {
  const statuses = addresses.map(async (address) => [address, (await request.get(address)).status()]);
  expect(await Promise.all(statuses)).toEqual(addresses.map((address) => [address, 200]));
}

for (const locale of locales) {
  for (const { path, hasCalendar } of categories) {
    test(`/${locale}/${path} leads to its feeds, and they to every item`, async ({ request, baseURL }) => {
      const listing = `/${locale}/${path}`;
      const types = [
        'application/rss+xml',
        'application/feed+json',
        ...(hasCalendar ? ['text/calendar'] : []),
      ];
      const feeds = await discover(request, listing);
      expect(Object.keys(feeds)).toEqual(types);

      const address = feeds['application/rss+xml']!;
      const rss = await readRss(request, address);
      expect(rss).toMatchObject({ link: `${baseURL}${listing}`, language: locale, feedUrl: address });
      expect(address).toBe(`${baseURL}${listing}/feed.xml`);
      const days = rss.items.map(({ isoDate }) => isoDate!);
      expect(days.length).toBeGreaterThan(5);
      expect(days).toEqual(days.toSorted().reverse());
      for (const { guid, link, pubDate, title, contentSnippet } of rss.items) {
        expect(guid).toBe(link);
        expect(pubDate).toMatch(/^\w{3}, \d\d \w{3} \d{4} 00:00:00 \+0700$/);
        for (const text of [title, contentSnippet]) expect(text).toBeTruthy();
      }
      await expectPages(
        request,
        rss.items.map(({ link }) => link!),
      );

      const json = JSON.parse(await read(request, feeds['application/feed+json']!, 'application/feed+json'));
      expect(json).toMatchObject({
        version: 'https://jsonfeed.org/version/1.1',
        title: rss.title,
        home_page_url: rss.link,
        feed_url: feeds['application/feed+json'],
        language: locale,
      });
      expect(json.items).toEqual(
        rss.items.map(({ guid, title, contentSnippet }) =>
          expect.objectContaining({
            id: guid,
            url: guid,
            title,
            content_text: contentSnippet,
            date_published: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\+07:00$/),
            image: expect.stringMatching(`^${baseURL}/social/${locale}/`),
          }),
        ),
      );
    });
  }

  test(`an item of the feed in ${locale} has the words of its page, and its picture`, async ({ request }) => {
    const { title, items } = await readRss(request, `/${locale}/updates/news/feed.xml`);
    expect(title).toMatch(new RegExp(`^${names[locale].news} · `));
    const item = items.find(({ link }) => link?.endsWith('/blue-line-fares-july-2026'));
    const page = await (await request.get(item!.link!)).text();
    expect(textsOf(page, 'h1')).toEqual([item!.title]);
    expect(attributesOf(page, 'meta')).toContainEqual({
      name: 'description',
      content: item!.contentSnippet!,
    });
    expect(item!.enclosure).toMatchObject(picture);
    const file = await request.get(item!.enclosure!.url);
    expect(String((await file.body()).length)).toBe(String(item!.enclosure!.length));
  });

  for (const { path } of categories.filter(({ hasCalendar }) => hasCalendar)) {
    test(`/${locale}/${path} has a calendar of whole days`, async ({ request, baseURL }) => {
      const address = (await discover(request, `/${locale}/${path}`))['text/calendar']!;
      expect(address).toBe(`${baseURL}/${locale}/${path}/calendar.ics`);
      const text = await read(request, address, 'text/calendar');
      expect(text).toMatch(/\r\nX-WR-CALNAME:/);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const octets = text.split('\r\n').map((line) => Buffer.byteLength(line));
      expect(Math.max(...octets)).toBeLessThanOrEqual(75);
      const events = await readEvents(request, address);
      expect(events.length).toBeGreaterThan(5);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      for (const { startDate, endDate, summary, component } of events) {
        expect([startDate.isDate, endDate.isDate]).toEqual([true, true]);
        expect(endDate.compare(startDate)).toBe(1);
        // these items are invented
        expect(summary.toLowerCase()).toContain(names[locale].example);
        expect(component.getFirstPropertyValue('dtstamp')).toBeTruthy();
      }
      await expectPages(
        request,
        events.map(({ component }) => String(component.getFirstPropertyValue('url'))),
      );
    });
  }

  test(`the page of an activity in ${locale} leads to its days`, async ({ request, baseURL }) => {
    const path = `/${locale}/updates/activity/charity-run-by-train-2026`;
    const page = await (await request.get(path)).text();
    expect(attributesOf(page, 'a').map(({ href }) => href)).toContain(`${path}/calendar.ics`);
    const [event, ...others] = await readEvents(request, `${path}/calendar.ics`);
    expect(others).toEqual([]);
    const [title] = textsOf(page, 'h1');
    expect(event!.summary).toBe(`${{ th: 'ตัวอย่าง', en: 'Example' }[locale]}: ${title}`);
    expect([event!.startDate.toString(), event!.endDate.toString()]).toEqual(['2026-12-06', '2026-12-07']);
    expect(event!.component.getFirstPropertyValue('url')).toBe(`${baseURL}${path}`);
    const ofCategory = await readEvents(request, `/${locale}/updates/activity/calendar.ics`);
    expect(ofCategory.map(({ uid }) => uid)).toContain(event!.uid);
  });
}

test('a calendar has the same identities in both languages', async ({ request }) => {
  const [thai, english] = await Promise.all(
    locales.map(async (locale) =>
      (await readEvents(request, `/${locale}/updates/activity/calendar.ics`)).map(({ uid }) => uid),
    ),
  );
  expect(thai).toEqual(english);
});

test('a listing links to its feed and calendar', async ({ request }) => {
  const page = await (await request.get('/th/updates/activity')).text();
  const hrefs = attributesOf(page, 'a').map(({ href }) => href);
  expect(hrefs).toEqual(
    expect.arrayContaining(['/th/updates/activity/feed.xml', '/th/updates/activity/calendar.ics']),
  );
});

test('feeds and calendars are compressed, and kept for five minutes', async ({ request }) => {
  await expectEach(['feed.xml', 'feed.json', 'calendar.ics'], String, async (name) => {
    const headers = { 'accept-encoding': 'br' };
    const response = await request.get(`/th/updates/activity/${name}`, { headers });
    expect(response.headers()).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=300, stale-if-error=86400',
    });
  });
});

const missing = [
  '/en/travel/parking/feed.xml',
  '/en/contact/found/feed.json',
  '/en/updates/weather/feed.xml',
  '/en/updates/news/calendar.ics',
  '/en/updates/news/blue-line-fares-july-2026/calendar.ics',
  '/th/updates/activity/no-such-activity/calendar.ics',
];

test('a page without a feed or calendar names none, and there is none', async ({ request }) => {
  await expectEach(missing, String, async (path) => {
    const response = await request.get(path);
    expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'no-store']);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(await discover(request, path.replace(/\/[^/]+$/, ''))).not.toHaveProperty(
      path.endsWith('.ics') ? ['text/calendar'] : ['application/rss+xml'],
    );
  });
});
