import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { post } from '@raang/e2e-kit/form-post';
import { attributesOf } from '@raang/e2e-kit/html';
import { expect, test } from '@raang/e2e-kit/http-test';
import { inParallel } from '@raang/e2e-kit/in-parallel';

/**
 * What passengers type, and the station that it means.
 *
 * - `other`: the name of a station of another system
 * - `similar`: a misspelt name, or a name beside the code of another station
 */
interface StationQuestion {
  text: string;
  kind: 'other' | 'similar';
  station: string;
  /** Our stations that are offered where only these are useful. */
  ours: string;
}

const questions: StationQuestion[] = parse(
  readFileSync(new URL('station-questions.csv', import.meta.url), 'utf8'),
  { columns: true },
);

/** What a page makes of a text: it takes a station, or it offers some and the text stays. */
interface Outcome {
  /** What the field says. */
  field?: string | undefined;
  offers: string[];
}

for (const locale of ['th', 'en'] as const) {
  const run = (
    request: APIRequestContext,
    ask: (question: StationQuestion, encoded: string) => Promise<void>,
  ) => inParallel(questions, (question) => ask(question, encodeURIComponent(question.text)));

  const read = async (request: APIRequestContext, path: string) => {
    const response = await request.get(`/${locale}${path}`, { maxRedirects: 0 });
    const html = /<main[\s>].*<\/main>/s.exec(await response.text())?.[0] ?? '';
    return { status: response.status(), location: response.headers()['location'], html };
  };

  for (const [name, path] of [
    ['planner', '/search-departure'],
    ['fare picker', '/tickets/fare-rates'],
    ['ticket choice', '/which-ticket'],
  ] as const)
    test(`the ${name} takes a station of any system, and asks about a similar name (${locale})`, async ({
      request,
    }) => {
      await run(request, async ({ text, kind, station }, typed) => {
        const { html } = await read(request, `${path}?from=${typed}&to=BL15`);
        const outcome = outcomeOf(html, 'from');
        if (kind === 'similar') expectQuestion(outcome, text, station);
        else if (path === '/which-ticket') expect(html, text).toContain(`from=${station}&amp;to=BL15`);
        else expect(outcome, text).toEqual({ field: expect.stringContaining(`(${station})`), offers: [] });
      });
    });

  test(`the map leads to the page of another system's station, and asks about a similar name (${locale})`, async ({
    request,
  }) => {
    await run(request, async ({ text, kind, station }, typed) => {
      const { status, location, html } = await read(request, `/mrt-map?station=${typed}`);
      if (kind === 'other')
        return expect([status, location], text).toEqual([307, `/${locale}/stations/${station}`]);
      const panel = /aria-labelledby="station".*?<\/section>/s.exec(html)?.[0] ?? '';
      expect(offersIn(panel, 'station'), text).toContain(station);
    });
  });

  test(`the map's fares ask for one of our stations (${locale})`, async ({ request }) => {
    await run(request, async ({ text, kind, station, ours }, typed) => {
      const { html } = await read(request, `/mrt-map?layer=fares&from=${typed}`);
      const outcome = outcomeOf(html, 'from');
      if (kind === 'similar') expectQuestion(outcome, text, station);
      else expect(outcome, text).toEqual({ field: text, offers: ours.split(' ') });
    });
  });

  test(`the address of a station takes its name, and asks about a similar one (${locale})`, async ({
    request,
  }) => {
    await run(request, async ({ text, kind, station }, typed) => {
      const { status, location, html } = await read(request, `/stations/${typed}`);
      if (kind === 'other')
        return expect([status, location], text).toEqual([307, `/${locale}/stations/${station}`]);
      expect(status, text).toBe(404);
      expect(html, text).toContain(`/${locale}/stations/${station}"`);
    });
  });

  test(`a form offers our stations, and says who runs the other ones (${locale})`, async ({ baseURL }) => {
    await inParallel(questions, async ({ text, ours, station }) => {
      const response = await post(`${baseURL}/${locale}/contact/lost-asset`, { fields: { station: text } });
      expect(response.status, text).toBe(422);
      const html = await response.text();
      const buttons = attributesOf(html, 'button').filter(({ name }) => name === 'station-chosen');
      expect(
        buttons.map(({ value }) => value),
        text,
      ).toEqual(ours.split(' '));
      const field = attributesOf(html, 'input').find(({ name }) => name === 'station');
      expect(field?.['value'], text).toBe(text);
      const isOurs = /^(BL|PP|YL|PK|MT)/.test(station);
      const question = /id="lost-report-station-error".*?name="station"/s.exec(html)?.[0] ?? '';
      expect(/not one of ours|ไม่ใช่สถานีของเรา/.test(question), text).toBe(!isOurs);
    });
  });

  test(`the search finds the station (${locale})`, async ({ request }) => {
    await run(request, async ({ text, station }, typed) => {
      const { html } = await read(request, `/search?q=${typed}`);
      expect(html, text).toContain(`/${locale}/stations/${station}"`);
    });
  });
}

test('one press on an offer of a form puts the station into it', async ({ baseURL }) => {
  const response = await post(`${baseURL}/en/contact/lost-asset`, {
    fields: { station: 'Sukhunvit', 'station-chosen': 'BL22' },
  });
  const html = await response.text();
  const field = attributesOf(html, 'input').find(({ name }) => name === 'station');
  // the other fields are still empty
  expect([response.status, field?.['value']]).toEqual([422, 'Sukhumvit (BL22)']);
  expect(html).not.toContain('lost-report-station-error');
});

/** The text stays, and the station is offered. */
function expectQuestion({ field, offers }: Outcome, text: string, station: string) {
  expect(field, text).toBe(text);
  expect(offers, text).toContain(station);
}

function outcomeOf(html: string, name: string): Outcome {
  const field = attributesOf(html, 'input').find((input) => input['name'] === name)?.['value'];
  const error = new RegExp(`id="[^"]*-error".*?name="${name}"`, 's').exec(html)?.[0] ?? '';
  return { field, offers: offersIn(error, name) };
}

/** The values of a parameter in the links of a part of a page. */
function offersIn(html: string, parameter: string): string[] {
  return attributesOf(html, 'a').flatMap(({ href = '' }) => {
    const value = new URL(href, 'http://site').searchParams.get(parameter);
    return value ? [value] : [];
  });
}
