import { createLiveTimetable, type TripUpdate, withLive } from '@raang/journeys';
import type { LiveSource } from '../realtime/live-source';

/** A source whose trip updates were made at the time of the test. */
export function liveSourceOf(
  updates: readonly TripUpdate[],
  { now, isExample = false }: { now: Date; isExample?: boolean },
): LiveSource {
  const seconds = now.getTime() / 1000;
  return {
    plannerAt: (feed) => {
      const feeds = { tripUpdates: [{ headerTime: seconds, updates }] };
      const { live, lines } = createLiveTimetable(feed.timetable, feeds, seconds);
      return {
        planner: withLive(feed, live),
        live: { state: 'live', asOf: now, isExample },
        lines: new Set([...lines].map((line) => feed.timetable.lineIds[line]!)),
      };
    },
    status: () => undefined,
  };
}
