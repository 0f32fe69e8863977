import type { NamedPlace } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import {
  departuresExample,
  journeyExample,
  journeysExample,
  lastJourneyExample,
  liveJourneyExample,
  morningJourneyExample,
  noJourneyExample,
  walkExample,
} from '../search-departure/search-departure-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { fareStationsExample } from '../shared/examples/fare-examples';
import { toKeptStation, toKeptWay } from './kept-row-model';

const data = {
  stations: fareStationsExample,
  places: [{ id: 'office', name: { th: 'สำนักงาน', en: 'Office' } }] as unknown as NamedPlace[],
  now: new Date('2026-11-20T18:40:00+07:00'),
};
const context = exampleContext('en');
const asOf = '2026-11-20T18:39:40+07:00';
const ends = { from: 'PP11', to: 'BL15' };
const wayOf = (answer: Parameters<typeof toKeptWay>[1]) => toKeptWay(ends, answer, data, context);

test('a way names the station that it counts from, the longest wait for a train and the last one', () => {
  expect(wayOf(journeysExample())).toEqual({
    name: 'Lat Phrao',
    href: '/en/search-departure?from=PP11&to=BL15',
    from: 'from Nonthaburi Civic Center',
    says: 'every 5 minutes · last train 23:19',
  });
});

test.each([
  ['the last train has left', journeysExample({ journeys: [morningJourneyExample()], isNextService: true })],
  ['there is none at this time', noJourneyExample({ nextService: [morningJourneyExample()] })],
])('if %s, it names the next one', (_, answer) => {
  expect(wayOf(answer)?.says).toBe('next train tomorrow, 06:03');
});

test.each([
  ['no journey', noJourneyExample({ reason: 'disrupted' })],
  ['a walk only', journeysExample({ journeys: [walkExample] })],
])('with %s it promises no train', (_, answer) => {
  expect(wayOf(answer)?.says).toBe('No train now');
});

test('a train of a timetable has its time', () => {
  const journey = lastJourneyExample();
  const legs = journey.legs.map((leg) => (leg.kind === 'ride' ? { ...leg, everySeconds: undefined } : leg));
  const answer = journeysExample({ journeys: [journeyExample({ legs, lastDeparture: undefined })] });
  expect(wayOf(answer)?.says).toBe('next train 23:26');
});

describe('of live trains', () => {
  const way = (state: 'live' | 'ageing') =>
    wayOf(journeysExample({ journeys: [liveJourneyExample()], live: { state, asOf } }));

  test('a way has the next one, with the word for it', () => {
    expect(way('live')).toMatchObject({ says: 'next train 18:44 (live) · last train 23:19', isLive: true });
    expect(way('ageing')?.says).toBe('next train 18:44 (as of 18:39) · last train 23:19');
  });

  test.each([
    [{ state: 'live', asOf }, 'Lak Song via Bang Sue: 18:44 (live)'],
    [{ state: 'live', asOf, example: true }, 'Example: Lak Song via Bang Sue: 18:44 (live)'],
    [{ state: 'ageing', asOf }, 'Lak Song via Bang Sue: 18:44 (as of 18:39)'],
  ] as const)('a station says how its times are known: %j', (live, says) => {
    const [direction] = departuresExample().directions;
    const train = {
      kind: 'live',
      train: 'one',
      departure: '2026-11-20T18:44:20+07:00',
      headsign: direction!.headsign,
      live: { asOf },
    } as const;
    const directions = [{ ...direction!, live, departures: [train, ...direction!.departures] }];
    expect(toKeptStation('PP11', { directions }, data, context)).toMatchObject({ says, isLive: true });
  });
});

describe('a saved way', () => {
  const saved = (lines: string[], changes: string[] = ['BL10']) =>
    toKeptWay(
      { ...ends, prefer: 'fewest-changes', stepFree: 'yes', lines, changes },
      journeysExample({ journeys: [walkExample, journeyExample()] }),
      data,
      context,
    );

  test('has its own lines and times, and leads to what was asked', () => {
    expect(saved(['purple', 'blue'])).toMatchObject({
      href: '/en/search-departure?from=PP11&to=BL15&prefer=fewest-changes&stepFree=yes',
      lines: [{ id: 'purple' }, { id: 'blue' }],
      says: 'every 5 minutes · last train 23:19',
    });
  });

  test('that is not found now has the first one, without its lines', () => {
    expect(saved(['yellow'])).toMatchObject({ lines: [], says: 'No train now' });
  });
});

describe('a place', () => {
  test('has its name, and leads to the planner by its id', () => {
    expect(toKeptWay({ to: 'office' }, undefined, data, context)).toEqual({
      name: 'Office',
      href: '/en/search-departure?to=office',
      from: undefined,
      says: undefined,
    });
  });

  test('that nobody knows has no row', () => {
    expect(toKeptWay({ to: 'nowhere' }, undefined, data, context)).toBeUndefined();
  });
});

test('a station has the next train of each direction', () => {
  const { name, href, says } = toKeptStation('PP11', departuresExample(), data, context);
  expect([name, href]).toEqual(['Nonthaburi Civic Center', '/en/search-departure?from=PP11']);
  expect(says).toBe('Lak Song via Bang Sue: every 4 minutes · Tha Phra via Bang Sue: tomorrow, 05:42');
});
