import { secondsPerDay } from '@raang/text-time';
import { createDay } from '../timetable/days';
import type { PlacedTrain } from '../timetable/placed-train';
import type { Timetable } from '../timetable/timetable';
import { findQuickestRides } from '../timetable/quickest-rides';
import type { PositionFeed } from './choose-positions';
import { chooseUpdates, type TripUpdateFeed } from './choose-updates';
import { type DayDraft, draftDays } from './day-drafts';
import { draftTrains } from './draft-trains';
import { passCalls } from './pass-calls';
import { placeTrains, type PositionedTrain } from './place-trains';
import type { PositionsReport } from './positions-report';
import type { UpdatesReport } from './updates-report';
import { createLivePatterns } from './live-patterns';
import type { LiveDay, LiveTimetable } from '../timetable/live-timetable';
import { findLiveUntil } from './live-until';

/** What some addresses say of trains; of each kind, the one that is named first counts before the others. */
export interface LiveFeeds {
  tripUpdates?: readonly TripUpdateFeed[] | undefined;
  positions?: readonly PositionFeed[] | undefined;
  /** Trains as they were placed before: coordinates have none behind its previous place. */
  previous?: readonly PlacedTrain[] | undefined;
}

/** By address. */
export interface LiveReports {
  tripUpdates: UpdatesReport[];
  positions: PositionsReport[];
}

/**
 * Matches what feeds say of trains with a timetable. What is not understood is left out, and counted. `lines` are those that
 * the trip updates know, by index. Never throws.
 * @param now seconds since 1970
 */
export function createLiveTimetable(
  timetable: Timetable,
  { tripUpdates = [], positions = [], previous = [] }: LiveFeeds,
  now: number,
): { live: LiveTimetable; reports: LiveReports; lines: ReadonlySet<number> } {
  const { chosen, reports, lines } = chooseUpdates(timetable, tripUpdates, now);
  const stops = new Map(timetable.stops.ids.map((id, stop) => [id, stop]));
  const stopOf = (id: string) => stops.get(id);
  // a train that a faulty feed has years ahead would make every search look at all days until then
  const latest = (timetable.daysBefore + 2) * secondsPerDay;
  const isPossible = (time: number) => time >= -secondsPerDay && time <= latest;
  const updated = draftTrains(chosen, { timetable, stopOf, isPossible });
  const placed = placeTrains(positions, previous, { timetable, stopOf, updated, now });
  const byKey = new Map(placed.positioned.map((one) => [one.way.draft.facts.key, one]));
  const days = new Map(
    [...draftDays(updated, placed.positioned)].map(([day, draft]) => [
      day,
      toLiveDay(timetable, day, draft, byKey, now),
    ]),
  );
  return {
    live: { patterns: timetable.patterns, days, trains: placed.trains },
    reports: { tripUpdates: reports, positions: placed.reports },
    lines,
  };
}

function toLiveDay(
  timetable: Timetable,
  day: number,
  { removed, cancelled, runs: drafts }: DayDraft,
  positioned: ReadonlyMap<string, PositionedTrain>,
  now: number,
): LiveDay {
  // by the predictions as they are: a position makes no headway train come earlier
  const { liveUntil, runs: used } = findLiveUntil(timetable, day, drafts, now);
  const { patterns, runs } = createLivePatterns(
    used.map((draft) => {
      const one = positioned.get(draft.facts.key);
      return one ? passCalls(draft, one) : draft;
    }),
  );
  const { stops } = timetable;
  return {
    removed,
    cancelled,
    patterns,
    runs,
    liveUntil,
    day: createDay({ services: [onlyOn(day)], patterns, stops }, day),
    quickestRides: findQuickestRides(patterns, stops.count),
  };
}

/** The service of live trains. */
const onlyOn = (day: number): Timetable['services'][number] => ({
  id: 'live',
  weekdays: 0,
  firstDay: day,
  lastDay: day,
  addedDays: new Set([day]),
  removedDays: new Set(),
});
