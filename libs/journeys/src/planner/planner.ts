import type { Feed, Tariff } from '../feed/feed';
import { createNetwork } from '../network/create-network';
import type { Network } from '../network/network';
import { createTimetable } from '../timetable/create-timetable';
import type { Timetable } from '../timetable/timetable';

/** What journeys and departures are asked of. One may serve any number of questions, one after the other. */
export interface Planner {
  timetable: Timetable;
  network: Network;
  tariff: Tariff;
}

/** @param network that of the feed, where there is one already */
export function createPlanner(feed: Feed, network: Network = createNetwork(feed)): Planner {
  return { timetable: createTimetable(feed), network, tariff: feed.tariff };
}
