import type { Feed, Tariff } from '../feed/feed';
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
