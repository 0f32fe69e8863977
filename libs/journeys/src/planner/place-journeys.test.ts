import { type Journey, journey as journeySchema, type JourneyLeg, type PlaceId } from '@raang/domain';
import { expect, test } from 'vitest';
import { type Chance, createChance } from '../testing/random';
import { createRandomFeed } from '../testing/random-feed';
import type { Access } from './access';
import { findJourneys } from './find-journeys';
import { createPlanner, type Planner } from './planner';

/** Up to three stations around a place, or of one name. */
function around(chance: Chance, { timetable }: Planner, place: PlaceId | undefined): Access[] {
  return Array.from({ length: chance.between(1, 3) }, () => ({
    station: chance.pick(timetable.stations.codes),
    walkSeconds: place ? chance.between(0, 10) * 60 : 0,
    place,
  }));
}

/** Where a leg starts and ends: places and stations. */
function endsOf(leg: JourneyLeg): [string, string] {
  if (leg.kind === 'access') return [leg.place, leg.station];
  return leg.kind === 'egress' ? [leg.station, leg.place] : [leg.from, leg.to];
}

/** Each leg starts where the one before ends, and not before it; the agency of a ride is that of its line. */
function expectJoined({ departure, arrival, legs }: Journey, { network }: Planner) {
  let [place, time] = [endsOf(legs[0]!)[0], departure];
  for (const leg of legs) {
    const [from, to] = endsOf(leg);
    expect(from).toBe(place);
    // a change of train on one platform takes time, too
    if (leg.kind === 'ride')
      expect(Date.parse(leg.departure) - leg.waitSeconds * 1000).toBeGreaterThanOrEqual(Date.parse(time));
    else expect(leg.departure).toBe(time);
    [place, time] = [to, leg.arrival];
    if (leg.kind === 'ride') expect(leg.agencyId).toBe(network.lines.get(leg.lineId)!.agency.id);
  }
  expect(time).toBe(arrival);
}

test('on random networks, the legs between two places are joined, across agencies', () => {
  const chance = createChance(15);
  const [home, market] = ['home', 'market'] as PlaceId[];
  const counts = { journeys: 0, access: 0, egress: 0, agencies: 0 };
  for (let network = 0; network < 120; network += 1) {
    const planner = createPlanner(createRandomFeed(chance));
    for (const mode of ['depart', 'arrive', 'last'] as const) {
      const from = around(chance, planner, chance.pick([home, undefined]));
      const to = around(chance, planner, chance.pick([market, undefined]));
      const time = chance.between(0, 24 * 60) * 60;
      const answer = findJourneys(planner, { from, to, date: '2026-11-18', time, mode });
      for (const journey of answer.isFound ? answer.journeys : (answer.nextService ?? [])) {
        expect(journeySchema.parse(journey)).toEqual(journey);
        expectJoined(journey, planner);
        const [first, last] = [journey.legs[0]!.kind, journey.legs.at(-1)!.kind];
        expect([first === 'access', last === 'egress']).toEqual([!!from[0]!.place, !!to[0]!.place]);
        const agencies = new Set(journey.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.agencyId] : [])));
        counts.journeys += 1;
        counts.access += Number(first === 'access');
        counts.egress += Number(last === 'egress');
        counts.agencies += Number(agencies.size > 1);
      }
    }
  }
  expect(counts.journeys).toBeGreaterThan(150);
  expect(Math.min(counts.access, counts.egress)).toBeGreaterThan(80);
  expect(counts.agencies).toBeGreaterThan(5);
});
