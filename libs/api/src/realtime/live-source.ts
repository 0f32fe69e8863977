import { type Planner, withLive } from '@raang/journeys';
import type { LoadedFeed } from '../network/loaded-feed';
import type { FeedToMatch, LiveSnapshot, PolledAddress } from './live-snapshot';
import type { TrainPolls } from './poll-trains';

/** How old live data are. */
export interface LiveState {
  /**
   * - `live`: at most 90 seconds old
   * - `ageing`: at most 5 minutes old: times without minutes to wait
   * - `stale`: older; times are those of the timetable
   * - `none`: no source is configured, or it counts for another moment
   */
  state: 'live' | 'ageing' | 'stale' | 'none';
  /** When they were made; absent if there were none yet. */
  asOf?: Date;
  /** They are invented. */
  isExample: boolean;
}

/** What is known of trains at a moment. */
export interface PlannerNow {
  planner: Planner;
  live: LiveState;
}

/** The live trains of a process. A request takes its planner once, so that all of its answers agree. */
export interface LiveSource {
  /** The planner of a feed with what live data say, for questions about a moment. */
  plannerAt: (feed: LoadedFeed, at: Date) => PlannerNow;
  /** For /readyz; undefined if no address is configured. */
  status: () => { addresses: PolledAddress[] } | undefined;
}

/** The source of a site without live data. */
export const noLiveSource: LiveSource = {
  plannerAt: (planner) => ({ planner, live: { state: 'none', isExample: false } }),
  status: () => undefined,
};

/** Ages of live times, in seconds. */
export const liveAges = { live: 90, ageing: 5 * 60 };

/** Whoever asks about a moment that is farther back asks about the timetable. */
const mostSecondsBack = 30 * 60;

export interface LiveTrains extends LiveSource {
  /** The feed in force, as soon as it is loaded. */
  takeFeed: (feed: LoadedFeed) => void;
  stop: () => Promise<void>;
}

/**
 * Keeps the last that polling has published, for the feed that it belongs to.
 * @param start starts polling, in this thread or in another one
 */
export function createLiveTrains(
  now: () => Date,
  start: (publish: (snapshot: LiveSnapshot) => void) => TrainPolls,
): LiveTrains {
  let feed: LoadedFeed | undefined;
  let number = 0;
  let snapshot: LiveSnapshot | undefined;
  let answering: Planner | undefined;
  const polls = start(publish);
  return { plannerAt, takeFeed, status: () => ({ addresses: snapshot?.addresses ?? [] }), stop: polls.stop };

  function publish(next: LiveSnapshot): void {
    snapshot = next;
    const { days } = next;
    answering =
      feed && next.feed === number ? withLive(feed, { patterns: feed.timetable.patterns, days }) : undefined;
  }

  function takeFeed(next: LoadedFeed): void {
    feed = next;
    number += 1;
    answering = undefined;
    polls.takeFeed(toMatch(next, number));
  }

  function plannerAt(asked: LoadedFeed, at: Date): PlannerNow {
    const seconds = now().getTime() / 1000;
    const isExample = snapshot?.isExample ?? false;
    if (at.getTime() / 1000 < seconds - mostSecondsBack)
      return { planner: asked, live: { state: 'none', isExample } };
    // a thread that has stopped no longer drops what is old
    const isKept = snapshot && seconds - snapshot.madeAt <= liveAges.ageing;
    const planner = isKept && asked === feed && answering ? answering : asked;
    return { planner, live: { ...stateOf(snapshot?.saidAt, seconds), isExample } };
  }
}

function stateOf(saidAt: number | undefined, now: number): Pick<LiveState, 'state' | 'asOf'> {
  if (saidAt === undefined) return { state: 'stale' };
  const age = now - saidAt;
  const state = age <= liveAges.live ? 'live' : age <= liveAges.ageing ? 'ageing' : 'stale';
  return { state, asOf: new Date(saidAt * 1000) };
}

/** Without what a thread does not need, or makes itself. */
function toMatch({ timetable, about }: LoadedFeed, number: number): FeedToMatch {
  return { number, timetable: { ...timetable, days: new Map() }, version: about.version };
}
