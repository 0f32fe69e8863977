import type { StationCode } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { exampleContext } from '../shared/examples/model-context-example';
import {
  readJourneyQuestion,
  toJourneyQuery,
  toTravelQuestion,
  type TypedJourneyQuestion,
} from './journey-question';
import {
  departuresExample,
  journeyAlertExample,
  journeyExample,
  journeyQuestionExample,
  journeysExample,
  liveJourneyExample,
  lastJourneyExample,
  morningJourneyExample,
  noJourneyExample,
  searchDepartureExample,
  walkExample,
} from './search-departure-examples';
import { toSearchDepartureModel } from './search-departure-model';
import type { JourneysAnswer, SearchDepartureData } from './travel-data';

type Locale = 'th' | 'en';

function page(typed: TypedJourneyQuestion, answer?: SearchDepartureData['answer'], locale: Locale = 'en') {
  const context = exampleContext(locale);
  return toSearchDepartureModel(searchDepartureExample(typed, answer, context), context);
}

function journeys(
  changes: Partial<JourneysAnswer> = {},
  typed: TypedJourneyQuestion = {},
  locale: Locale = 'en',
) {
  const { answer } = page({ ...journeyQuestionExample, ...typed }, journeysExample(changes), locale);
  if (answer?.kind !== 'journeys') throw new Error('no journeys');
  return answer;
}

/** Replaces no-break spaces: these tests do not check them. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a query', () => {
  const read = (typed: TypedJourneyQuestion) => {
    const { stations } = searchDepartureExample({}, undefined, { locale: 'en' });
    const now = new Date('2026-11-20T18:40:59+07:00');
    return readJourneyQuestion(typed, stations, { locale: 'en', now });
  };
  const ends = { from: 'PP11', to: 'BL15' };

  test.each([
    [{}, { date: '2026-11-20', time: '18:40' }, true],
    [{ time: '23:50' }, { date: '2026-11-20', time: '23:50' }, true],
    [{ date: '24/11/2026' }, { date: '2026-11-24', time: '18:40' }, true],
    [{ date: '2026-11-24', time: '08:00' }, { date: '2026-11-24', time: '08:00' }, false],
    // the night of that service day, not of the previous one
    [{ date: '2026-11-24', mode: 'last' }, { date: '2026-11-24', time: '12:00' }, false],
    [{ mode: 'last' }, { date: '2026-11-20', time: '18:40' }, true],
    [{ date: '2026-11-20', mode: 'last' }, { date: '2026-11-20', time: '18:40' }, true],
    // a last train that left at noon is no answer in the evening
    [{ time: '12:00', mode: 'last' }, { date: '2026-11-20', time: '18:40' }, true],
    [{ date: '2026-11-24', time: '23:50', mode: 'last' }, { date: '2026-11-24', time: '23:50' }, false],
    [{ date: 'Sunday', time: '08:00' }, undefined, true],
    [{ time: '25:99' }, undefined, true],
  ])('%j is for %j, and depends on the current time: %s', (typed, at, isAboutNow) => {
    expect(read(typed)).toMatchObject({ isAboutNow, ...(at && { at }) });
    expect(read(typed).at).toEqual(at);
  });

  test.each<[TypedJourneyQuestion, object | undefined]>([
    [ends, { kind: 'journeys', ask: { from: 'PP11', to: 'BL15', mode: 'depart', stepFree: false } }],
    [
      { ...ends, mode: 'arrive', prefer: 'fewest-changes', stepFree: 'yes' },
      { kind: 'journeys', ask: { mode: 'arrive', prefer: 'fewest-changes', stepFree: true } },
    ],
    [{ from: 'ลาดพร้าว' }, { kind: 'departures', ask: { code: 'BL15', at: '2026-11-20T18:40:00+07:00' } }],
    [{ to: 'BL15' }, undefined],
    [{ from: 'PP11', to: 'Atlantis' }, undefined],
    [{ ...ends, time: '25:99' }, undefined],
  ])('%j becomes the planner’s query %j', (typed, asked) => {
    const question = toTravelQuestion(read(typed));
    if (asked) expect(question).toMatchObject(asked);
    else expect(question).toBeUndefined();
  });

  test.each([
    [
      { from: 'Lat Phrao (BL15)', mode: 'depart', prefer: 'fastest', time: '8.30' },
      { from: 'BL15', time: '08:30' },
    ],
    [{ ...ends, mode: 'fly', stepFree: 'maybe', date: 'Sunday' }, ends],
  ])('%j has the URL parameters %j', (typed, query) => {
    expect(toJourneyQuery(read(typed))).toEqual(query);
  });
});

describe('the page', () => {
  it('without a query shows suggestions and is indexed', () => {
    const { head, title, form, answer, offers } = page({});
    expect([head.isIndexed, title, answer]).toEqual([true, 'Plan a journey', undefined]);
    expect(form).toMatchObject({
      action: '/en/search-departure',
      when: { value: 'now' },
      optionsText: '',
    });
    expect(form.swapHref).toBeUndefined();
    expect(offers?.pages.map(({ href }) => href)).toEqual([
      '/en/mrt-map',
      '/en/travel/train-schedule',
      '/en/tickets/fare-rates',
      '/en/service-status',
    ]);
    // interchanges
    expect(offers?.stations.map(({ code }) => code)).toContain('BL10');
  });

  it('for now ignores the day and time of a form without JavaScript', () => {
    const typed = { ...journeyQuestionExample, mode: 'now', date: '31/02', time: '08:00' };
    const { notice, head, form } = page(typed, journeysExample());
    expect([notice, form.when.value, form.when.date.error]).toEqual([undefined, 'now', undefined]);
    expect(head.canonical).toBe('https://www.example.org/en/search-departure?from=PP11&to=BL15');
  });

  it('for the last train has its own title', () => {
    expect(page({ mode: 'last' })).toMatchObject({ title: 'Last train', form: { when: { value: 'last' } } });
  });

  it('with a result has the journey as its title, a URL of valid values, and no index', () => {
    const { head, title, offers } = page({ ...journeyQuestionExample, mode: 'fly' }, journeysExample());
    expect([head.isIndexed, title, offers]).toEqual([
      false,
      'Nonthaburi Civic Center to Lat Phrao',
      undefined,
    ]);
    expect(head.canonical).toBe('https://www.example.org/en/search-departure?from=PP11&to=BL15');
  });

  it('with several ways says how many in the title of the document, which is announced', () => {
    const { journeys } = journeysExample();
    const ways = { ...journeysExample(), journeys: [journeys[0]!, journeys[0]!] };
    const { head, title } = page(journeyQuestionExample, ways);
    expect([head.title, title]).toEqual([
      '2 ways from Nonthaburi Civic Center to Lat Phrao · MRTA Bangkok',
      'Nonthaburi Civic Center to Lat Phrao',
    ]);
  });

  it('shares a way in five lines, whose address names the day and the time', () => {
    const { answer } = page(journeyQuestionExample, journeysExample());
    const [way] = answer?.kind === 'journeys' ? answer.journeys : [];
    const lines = way!.share.text.split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^Nonthaburi Civic Center to Lat Phrao, \d+ \w+ \d{4}$/);
    expect(lines[4]).toMatch(
      /^https:\/\/www\.example\.org\/en\/search-departure\?from=PP11&to=BL15&date=\d{4}-\d\d-\d\d&time=\d\d%3A\d\d$/,
    );
  });

  it('names invalid values, keeps the typed text, and offers similar stations', () => {
    const { notice, form } = page({
      from: 'Muang',
      to: 'Atlantis',
      date: '31/02',
      time: '25:99',
      prefer: 'x',
    });
    expect(notice).toBeDefined();
    expect(form).toMatchObject({
      from: { value: 'Muang' },
      to: { value: 'Atlantis', offers: [] },
      when: { value: 'depart', date: { value: '31/02' }, time: { value: '25:99' } },
    });
    const { date, time } = form.when;
    expect([form.from, form.to, date, time].every(({ error }) => error)).toBe(true);
    expect(form.from.offers[0]).toMatchObject({
      code: 'PK10',
      href: '/en/search-departure?from=PK10&to=Atlantis',
    });
  });

  it('asks for the start if only the destination is given, which is no mistake', () => {
    expect(page({ to: 'BL15' }).form).toMatchObject({
      from: { error: undefined, note: 'From where?', startsFocused: true },
      to: { value: 'BL15', error: undefined },
      swapHref: '/en/search-departure?from=BL15',
    });
  });

  it('swaps start and destination and keeps everything else', () => {
    const { form } = page({ ...journeyQuestionExample, stepFree: 'yes' }, journeysExample());
    expect(form.swapHref).toBe('/en/search-departure?from=BL15&to=PP11&stepFree=yes');
  });
});

describe('a journey', () => {
  it('says what is usual and what is the latest, which is rounded up to the minute', () => {
    const [journey] = journeys().journeys;
    expect(journey).toMatchObject({
      days: [],
      duration: '26 min',
      durationNote: 'at most 34 min',
      times: '18:40 – about 19:06, by 19:14',
      label:
        'usually 26 min, at most 34 min; Leave 18:40, arrive about 19:06, by 19:14 at the latest; 1 change, at Tao Poon; 40 baht (unconfirmed); leave by 23:19',
      changes: '1 change, at Tao Poon',
      walk: '1 minute on foot',
      fare: '40 baht (unconfirmed)',
      lastDeparture: { text: '23:19' },
    });
    expect(journey?.lines.map(({ name }) => name)).toEqual(['Purple Line', 'Blue Line']);
  });

  it('by headway has approximate times, each wait as a step, and the latest time at its end', () => {
    const [wait, first, change, secondWait, second] = journeys().journeys[0]!.legs;
    expect(wait).toEqual({
      kind: 'wait',
      duration: 'usually 2, at most 5 minutes',
      from: { name: 'On the platform', time: { text: '18:40', dateTime: '2026-11-20T18:40+07:00' } },
    });
    expect(first).toMatchObject({
      headsign: 'Tao Poon',
      from: { code: 'PP11', time: { text: '18:42' }, timeNote: 'approx.', href: '/en/stations/PP11' },
      to: { time: { text: '18:53' }, timeNote: 'approx.' },
      every: '5 minutes',
      stopCount: '1 stop',
    });
    expect(change).toMatchObject({ kind: 'transfer', duration: '1 minute' });
    expect(secondWait).toEqual({ kind: 'wait', duration: 'usually 2, at most 7 minutes' });
    expect(second).toMatchObject({
      from: { time: { text: '18:56' } },
      to: { time: { text: '19:06' }, timeNote: '19:14 at the latest' },
      every: '3–4 minutes',
      stops: [{ name: 'Bang Sue', code: 'BL11', time: { text: '18:58' } }],
    });
  });

  it('with the last train has the latest times alone', () => {
    const [journey] = journeys({}, { mode: 'last' }).journeys;
    expect(journey).toMatchObject({
      duration: '34 min',
      times: '18:40 – by 19:14',
    });
    expect(journey).not.toHaveProperty('durationNote');
    expect(journey!.legs[0]).toMatchObject({ kind: 'wait', duration: '5 minutes' });
    expect(journey!.legs.at(-1)).toMatchObject({ to: { timeNote: 'at the latest' } });
  });

  it('has its parts on the scale of the longest way', () => {
    const { axis } = journeys().journeys[0]!;
    expect(axis).toMatchObject({ latestSeconds: 2015, scaleSeconds: 2015 });
    expect(axis.parts.map(({ kind }) => kind)).toEqual(['wait', 'ride', 'walk', 'wait', 'ride']);
  });

  it('with the first or last train of the day has exact times', () => {
    const { journeys: found } = journeys({ journeys: [lastJourneyExample()] });
    const last = found[0]!.legs.at(-1)!;
    expect(last).not.toHaveProperty('every');
    expect(last).toMatchObject({ from: { time: { text: '23:51' } }, to: { time: { text: '00:02' } } });
    expect(last).not.toHaveProperty('to.timeNote');
    // the first of its trains has no exact time
    expect(found[0]!.times).toBe('23:19 – by 00:02');
  });

  test.each([
    [lastJourneyExample(), ['Arrives after midnight: tomorrow, 21 Nov 2026']],
    [morningJourneyExample(), ['Leaves tomorrow, 21 Nov 2026']],
    [journeyExample(), []],
  ])('names the day if it is not the requested one (%#)', (journey, days) => {
    expect(journeys({ journeys: [journey] }).journeys[0]!.days).toEqual(days);
  });

  it('marks a last departure after midnight', () => {
    const [late] = journeys({
      journeys: [journeyExample({ lastDeparture: '2026-11-21T00:48:00+07:00' })],
    }).journeys;
    expect(plain(late?.lastDeparture?.text)).toBe('00:48 (after midnight)');
    const [thai] = journeys(
      { journeys: [journeyExample({ lastDeparture: '2026-11-21T00:48:00+07:00' })] },
      {},
      'th',
    ).journeys;
    expect(plain(thai?.lastDeparture?.text)).toBe('00.48 น. (หลังเที่ยงคืน)');
  });

  it('on foot has no last departure and no fares', () => {
    expect(journeys({ journeys: [walkExample] }).journeys[0]).toMatchObject({
      changes: 'On foot all the way',
      walk: undefined,
      lastDeparture: undefined,
      fares: [],
      legs: [{ kind: 'walk', from: { code: 'PP11' }, to: { code: 'PK01' }, duration: 'about 8 minutes' }],
    });
  });

  it('has the fares of all rider categories, with their parts', () => {
    const [adult, student] = journeys().journeys[0]!.fares;
    expect(adult?.fares.map(({ medium, amount }) => [medium, amount])).toEqual([
      [undefined, '40 baht'],
      ['EMV contactless card', '39 baht'],
    ]);
    expect(adult?.fares[0]?.parts.map(({ amount }) => amount)).toEqual(['27 baht', '27 baht', '−14 baht']);
    expect(student?.fares[0]?.doubt).toBe('calculated');
  });

  it('by a live train say how it runs, when it should have left and that the change is tight', () => {
    const { legs } = journeys({
      journeys: [liveJourneyExample()],
      live: { state: 'live', asOf: '2026-11-20T18:39:40+07:00' },
    }).journeys[0]!;
    const rides = legs.filter((leg) => leg.kind === 'ride');
    expect(rides).toMatchObject([
      {
        from: { timeNote: 'instead of 18:40' },
        live: { status: '4 minutes late', crowding: 'Standing room', isExample: false },
        notices: [],
      },
      {
        live: { asOf: undefined },
        notices: [
          { tone: 'warning', text: 'Tight change: less than a minute to spare' },
          { tone: 'warning', text: 'Platform 2 instead of 1' },
        ],
      },
    ]);
  });

  it('by a live train whose data are old say as of when', () => {
    const [journey] = journeys({
      journeys: [liveJourneyExample()],
      live: { state: 'ageing', asOf: '2026-11-20T18:37:40+07:00' },
    }).journeys;
    expect(journey?.legs.find((leg) => leg.kind === 'ride')?.live?.asOf).toBe('as of 18:39');
  });

  it('shows the maximum delay', () => {
    const [ride, ...others] = journeyExample().legs;
    const late = { ...ride, delaySeconds: 600 } as typeof ride;
    const [journey] = journeys({ journeys: [journeyExample({ legs: [late!, ...others] })] }).journeys;
    expect(journey?.legs[1]).toMatchObject({
      notices: [{ tone: 'warning', text: 'May arrive up to 10 minutes late. The times include this delay.' }],
    });
  });

  it('shows the alerts that affect it', () => {
    expect(journeys({ alerts: [journeyAlertExample()] }).alerts).toMatchObject([
      { tone: 'warning', title: 'Purple Line about 10 minutes late', overdue: true },
    ]);
  });
});

describe('other times', () => {
  const hrefs = (answer: ReturnType<typeof journeys>) => {
    const { earlier, later, more } = answer.others;
    return [earlier?.href, later?.href, ...more.map(({ href }) => href)].map((href) =>
      href?.replace('/en/search-departure?from=PP11&to=BL15', ''),
    );
  };

  test.each<[string, Partial<JourneysAnswer>, TypedJourneyQuestion, (string | undefined)[]]>([
    [
      'are 15 minutes before and after, and the last journey',
      {},
      {},
      ['&date=2026-11-20&time=18%3A25', '&date=2026-11-20&time=18%3A55', '&date=2026-11-20&mode=last'],
    ],
    [
      'include now for a query with an arrival time',
      {},
      { mode: 'arrive', date: '2026-11-20', time: '20:00' },
      [
        '&date=2026-11-20&time=19%3A45&mode=arrive',
        '&date=2026-11-20&time=20%3A15&mode=arrive',
        '&date=2026-11-20&mode=last',
        '',
      ],
    ],
    [
      'are half an hour before the last journey',
      { journeys: [lastJourneyExample()] },
      { mode: 'last' },
      ['&date=2026-11-20&time=22%3A49', undefined, ''],
    ],
    [
      'are only later ones after the last journey, and the last one of their day',
      { journeys: [morningJourneyExample()], isNextService: true },
      { date: '2026-11-20', time: '23:50' },
      [undefined, '&date=2026-11-21&time=06%3A04', '&date=2026-11-21&mode=last', ''],
    ],
  ])('%s', (_, answer, typed, expected) => {
    expect(hrefs(journeys(answer, typed))).toEqual(expected);
  });
});

describe('a result that differs from the request', () => {
  it('after the last train shows the first train of the morning', () => {
    const answer = journeys({ journeys: [morningJourneyExample()], isNextService: true }, { time: '23:50' });
    expect(answer.problem).toMatchObject({
      title: 'The last train has left',
      text: 'The first journey afterwards leaves at 06:03, tomorrow, 21 Nov 2026.',
    });
    // the last departure of the evening is irrelevant in the morning
    expect(answer.journeys[0]?.lastDeparture).toBeUndefined();
  });

  it('says when the last journey left, if it has', () => {
    const answer = journeys(
      { journeys: [morningJourneyExample()], isNextService: true, lastLeft: '2026-11-20T23:19:30+07:00' },
      { mode: 'last', time: '23:50' },
    );
    expect(answer.problem).toMatchObject({
      title: 'The last train has left',
      text: 'The last time to leave was 23:19. The first journey afterwards leaves at 06:03, tomorrow, 21 Nov 2026.',
    });
  });

  it('before the first arrival of a morning says so, and offers the evening before', () => {
    const { problem, journeys: found } = journeys(
      {
        journeys: [lastJourneyExample()],
        isEveningBefore: true,
        nextService: [morningJourneyExample()],
      },
      { mode: 'arrive', date: '2026-11-21', time: '05:00' },
    );
    expect(problem).toMatchObject({
      title: 'No train arrives by 05:00, tomorrow, 21 Nov 2026',
      text: 'The first journey that morning arrives at 06:46. To arrive on time, travel the evening before:',
    });
    expect(found.map(({ times }) => times)).toEqual(['23:19 – by 00:02']);
  });

  it('says once that travel times are estimates', () => {
    expect(journeys().about).toEqual([expect.stringContaining('Travel times are estimates')]);
    expect(journeys({ journeys: [walkExample] }).about).toEqual([]);
  });

  const validity = { validFrom: '2026-09-16', validTo: '2027-09-30', nearestDate: '2027-09-30' };

  test.each<
    [JourneysAnswer['reason'] & string, Partial<JourneysAnswer>, TypedJourneyQuestion, string, string]
  >([
    ['unknown-station', {}, {}, 'The timetable does not have this station', '/en/mrt-map'],
    [
      'same-station',
      {},
      { to: 'PP11' },
      'Start and destination are the same: Nonthaburi Civic Center',
      '/en/search-departure?from=PP11',
    ],
    [
      'outside-validity',
      validity,
      { date: '2028-01-01' },
      'There is no timetable for 1 Jan 2028',
      '/en/search-departure?from=PP11&to=BL15&date=2027-09-30',
    ],
    [
      'disrupted',
      {},
      {},
      'No trains get there at this time: stations or lines are closed',
      '/en/service-status',
    ],
    [
      'disrupted',
      {
        nearestOpen: [
          { closed: 'BL15' as StationCode, open: [{ station: 'BL14' as StationCode, metres: 900 }] },
        ],
      },
      {},
      'No trains get there at this time: stations or lines are closed',
      '/en/search-departure?from=PP11&to=BL14',
    ],
    [
      'not-step-free',
      {},
      { stepFree: 'yes' },
      'We cannot confirm a step-free journey',
      '/en/search-departure?from=PP11&to=BL15',
    ],
    [
      'no-service',
      {},
      { mode: 'arrive', time: '05:00' },
      'No train gets there by 05:00',
      '/en/travel/train-schedule',
    ],
    ['no-service', {}, { mode: 'last' }, 'No more trains get there on this day', '/en/travel/train-schedule'],
    ['not-connected', {}, {}, 'No train runs from Nonthaburi Civic Center to Lat Phrao', '/en/mrt-map'],
  ])('explains %s and links to the next step', (reason, changes, typed, title, href) => {
    const { problem } = journeys(noJourneyExample({ reason, ...changes }), typed);
    expect([problem?.title, problem?.links[0]?.href]).toEqual([title, href]);
    expect(problem?.text).toBeTruthy();
    const thai = journeys(noJourneyExample({ reason, ...changes }), typed, 'th').problem;
    expect(`${thai?.title} ${thai?.text}`).toMatch(/[ก-๙]/);
    expect(thai?.text).not.toBe(problem?.text);
  });

  it('still shows the first journeys afterwards', () => {
    const { journeys: found, problem } = journeys(
      noJourneyExample({ reason: 'no-service', nextService: [morningJourneyExample()] }),
      { mode: 'arrive', time: '05:00' },
    );
    expect([found.length, problem?.text]).toEqual([1, 'Below is the first journey afterwards.']);
  });

  it('shows call centres to passengers who need a step-free journey', () => {
    const { problem } = journeys(noJourneyExample({ reason: 'not-step-free' }), { stepFree: 'yes' });
    expect(problem?.callCentres.map(({ telephone }) => telephone.text)).toEqual(['0 2624 5200']);
  });
});

describe('a single station', () => {
  const departures = (typed: TypedJourneyQuestion = {}, locale: Locale = 'en') => {
    const { answer } = page({ from: 'BL11', ...typed }, departuresExample(), locale);
    if (answer?.kind !== 'departures') throw new Error('no departures');
    return answer;
  };

  it('shows its next trains by direction, and the first train after the last one', () => {
    const [running, over] = departures().rows;
    expect(running).toMatchObject({
      headsign: 'Lak Song via Bang Sue',
      via: 'Next station: Lat Phrao',
      every: '4 minutes',
    });
    expect(over).toMatchObject({ note: 'The last train has left', timeNote: 'First train' });
  });

  it('shows first and last trains of the day, and marks those after midnight', () => {
    const [hours] = departures().hours;
    expect(hours).toMatchObject({
      first: { text: '05:42' },
      last: { text: '00:16' },
      lastRemark: 'after midnight',
    });
  });

  it('links to its page and to all first and last trains', () => {
    expect(departures().links.map(({ href }) => href)).toEqual([
      '/en/stations/BL11',
      '/en/travel/train-schedule',
    ]);
  });

  it('says that no train leaves on that day', () => {
    const { answer } = page({ from: 'BL11', date: '2030-01-01' }, departuresExample({ directions: [] }));
    expect(answer).toMatchObject({
      rows: [],
      hours: [],
      problem: 'The timetable has no trains from here on this day',
    });
  });
});
