import { describe, expect, test } from 'vitest';
import { toCalendarDate } from '@raang/text-time';
import type { Feed } from '../feed/feed';
import { runsOn } from '../feed/service-day';
import { searchDay } from '../raptor/search-day';
import { createChance } from '../testing/random';
import { createRandomFeed, randomFeedDay } from '../testing/random-feed';
import { createRandomUpdates } from '../testing/random-live';
import type { ReferenceLive } from '../testing/reference-live';
import { referenceRuns } from '../testing/reference-planner';
import { createTimetable } from '../timetable/create-timetable';
import { never } from '../timetable/headway-service';
import type { Timetable } from '../timetable/timetable';
import { arrivalAt, callCount, departureAt, isBoardable, patternOf } from '../timetable/timetable-patterns';
import { createLiveTimetable } from './create-live-timetable';
import type { TripUpdate } from './trip-update';

interface Call {
  id: string;
  arrival: number;
  departure: number;
  canBoard: boolean;
  canAlight: boolean;
}

/** Calls in words: what passengers cannot do there has no time that counts. Nobody leaves a train before boarding it. */
const inWords = (calls: readonly Call[]) =>
  calls.map(({ id, arrival, departure, canBoard, canAlight }, index) => {
    const isLeft = canAlight && calls.slice(0, index).some((call) => call.canBoard);
    return `${id}${isLeft ? ` arrives ${arrival}` : ''}${canBoard ? ` leaves ${departure}` : ''}`;
  });

/** By call that passengers can board, until when there is no other train than the predicted ones. */
const inWordsByHeadway = (calls: readonly (readonly [canBoard: boolean, until: number | undefined])[]) =>
  `by headway after ${calls.map(([canBoard, until = -never]) => (canBoard && until > -never ? until : '-')).join(' ')}`;

/** A train that nobody can ride on is none. */
const isTrain = (words: readonly string[]) => words.some((call) => call.includes('arrives'));

/** Every train of a day with exact times, and by headway until when there is none. */
function found(timetable: Timetable, day: number): string[] {
  const { patterns: planned, stops } = timetable;
  return searchDay(timetable, day, 0).flatMap(({ patterns, day: { runs }, live }) => {
    const isPlanned = patterns === planned;
    return [...patterns.service.keys()].flatMap((run) => {
      const pattern = patternOf(patterns, run);
      const trip = run - patterns.tripStart[pattern]!;
      if (runs[patterns.service[run]!] === 0) return [];
      const at = patterns.callStart[pattern]!;
      const calls = Array.from({ length: callCount(patterns, pattern) }, (_, call) => call);
      if (patterns.isHeadway[pattern] === 1) {
        return [
          inWordsByHeadway(
            calls.map((call) => [patterns.canBoard[at + call] === 1, live?.liveUntil?.[at + call]]),
          ),
        ];
      }
      if (isPlanned && live?.removed.get(pattern)?.has(trip)) return [];
      const words = inWords(
        calls.map((call) => ({
          id: stops.ids[patterns.stop[at + call]!]!,
          arrival: arrivalAt(patterns, pattern, trip, call),
          departure: departureAt(patterns, pattern, trip, call),
          canBoard: patterns.canBoard[at + call] === 1 && isBoardable(patterns, pattern, trip, call),
          canAlight: patterns.canAlight[at + call] === 1,
        })),
      );
      return isTrain(words) ? [words.join(', ')] : [];
    });
  });
}

function expected(feed: Feed, live: ReferenceLive, day: number): string[] {
  return referenceRuns({ feed, days: [day], baseDay: day, live }).flatMap(
    ({ calls, periods, noneBefore }) => {
      if (periods)
        return [inWordsByHeadway(calls.map(({ canBoard }, call) => [canBoard, noneBefore?.[call]]))];
      const words = inWords(calls.map((call) => ({ ...call, id: feed.locations[call.location]!.id })));
      return isTrain(words) ? [words.join(', ')] : [];
    },
  );
}

test('on random networks the trains of each day are those of the reference', () => {
  const chance = createChance(71);
  let count = 0;
  for (let network = 0; network < 400; network += 1) {
    const feed = createRandomFeed(chance);
    const timetable = createTimetable(feed);
    const made = chance.between(4 * 60, 24 * 60) * 60;
    const now = randomFeedDay * 86_400 - 7 * 3600 + made;
    const updates = createRandomUpdates(chance, feed, made);
    const { live } = createLiveTimetable(timetable, { tripUpdates: [{ headerTime: now, updates }] }, now);
    for (const day of [-1, 0, 1].map((shift) => randomFeedDay + shift)) {
      const trains = found({ ...timetable, live }, day);
      expect(trains.sort()).toEqual(expected(feed, { updates, now }, day).sort());
      count += live.days.get(day)?.runs.length ?? 0;
    }
  }
  expect(count).toBeGreaterThan(3000);
});

describe('on random networks', () => {
  function* networks(seed: number, each: number) {
    const chance = createChance(seed);
    for (let network = 0; network < each; network += 1) {
      const feed = createRandomFeed(chance);
      const made = chance.between(4 * 60, 24 * 60) * 60;
      const now = randomFeedDay * 86_400 - 7 * 3600 + made;
      yield {
        chance,
        feed,
        timetable: createTimetable(feed),
        now,
        updates: createRandomUpdates(chance, feed, made),
      };
    }
  }

  const liveOf = (timetable: Timetable, updates: readonly TripUpdate[], now: number) =>
    createLiveTimetable(timetable, { tripUpdates: [{ headerTime: now, updates }] }, now).live;

  /** Every train by timetable on the day of random feeds. */
  const runsOf = (feed: Feed): TripUpdate[] =>
    feed.trips.ids.flatMap((tripId, trip): TripUpdate[] => {
      if (!runsOn(feed.services[feed.trips.service[trip]!]!, randomFeedDay)) return [];
      if (feed.frequencies.some((frequency) => frequency.trip === trip)) return [];
      const startDate = toCalendarDate(randomFeedDay);
      return [{ trip: { tripId, startDate }, relationship: 'SCHEDULED', stopTimeUpdates: [] }];
    });

  test('updates that say nothing change nothing', () => {
    let trains = 0;
    for (const { feed, timetable, now } of networks(72, 50)) {
      expect(liveOf(timetable, [], now).days.size).toBe(0);
      expect(liveOf(timetable, runsOf(feed), now).days.size).toBe(0);
      trains += runsOf(feed).length;
    }
    expect(trains).toBeGreaterThan(500);
  });

  test('without delay all trains have the times of the timetable', () => {
    for (const { feed, timetable, now } of networks(73, 50)) {
      const updates = runsOf(feed).map((update) => ({ ...update, delay: 0 }));
      const live = liveOf(timetable, updates, now);
      expect(live.days.get(randomFeedDay)?.runs ?? []).toHaveLength(updates.length);
      expect(found({ ...timetable, live }, randomFeedDay).sort()).toEqual(
        found(timetable, randomFeedDay).sort(),
      );
    }
  });

  test('the order of updates changes nothing', () => {
    for (const { chance, timetable, now, updates } of networks(74, 50)) {
      const shuffled = updates
        .map((update) => ({ update, place: chance.next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ update }) => update);
      expect(liveOf(timetable, shuffled, now).days).toEqual(liveOf(timetable, updates, now).days);
    }
  });

  test('a relationship that is unknown closes nothing', () => {
    for (const { chance, timetable, now, updates } of networks(75, 50)) {
      const isKnown = updates.map(() => chance.isLikely(0.5));
      const some = updates.map((update, index) =>
        isKnown[index] ? update : { ...update, relationship: 'unknown' as const },
      );
      expect(liveOf(timetable, some, now).days).toEqual(
        liveOf(
          timetable,
          updates.filter((_, index) => isKnown[index]),
          now,
        ).days,
      );
    }
  });
});
