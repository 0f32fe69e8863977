import { secondsPerDay } from '@raang/text-time';
import type { Feed, Tariff } from '../feed/feed';
import type { LiveTimetable } from '../timetable/live-timetable';
import { createNetwork } from '../network/create-network';
import type { Network } from '../network/network';
import { createTimetable } from '../timetable/create-timetable';
import type { Timetable } from '../timetable/timetable';

/** Data for journeys and departures. Use it for one query at a time. */
export interface Planner {
  timetable: Timetable;
  network: Network;
  tariff: Tariff;
}

/**
 * Prepares a feed for queries of journeys and departures.
 *
 * @param network of the feed, if already created
 */
export function createPlanner(feed: Feed, network: Network = createNetwork(feed)): Planner {
  return { timetable: createTimetable(feed), network, tariff: feed.tariff };
}

/**
 * The same planner, with what live data say of its trains. Live data of another feed change nothing. Cheap, but not free:
 * create one per set of live data, not per query.
 */
export function withLive(planner: Planner, live: LiveTimetable | undefined): Planner {
  const { timetable } = planner;
  if (live?.patterns !== timetable.patterns) return planner;
  const latest = Math.max(0, ...[...live.days.values()].map(({ day }) => day.lastArrival));
  // a late train may run past midnight
  const daysBefore = Math.max(timetable.daysBefore, Math.floor(latest / secondsPerDay));
  return { ...planner, timetable: { ...timetable, live, daysBefore } };
}
