import type { LineId, LiveAge } from '@raang/domain';
import { type Planner, withLive } from '@raang/journeys';
import type { LoadedFeed } from '../network/loaded-feed';
import type { FeedToMatch, LiveSnapshot, PolledAddress } from './live-snapshot';
import type { TrainPolls } from './poll-trains';

/** How old live data are. */
interface SourceState {
  /** `none`: no source is configured, or it says nothing of the asked moment. */
  state: LiveAge;
  /** When they were made; absent if there were none yet. */
  asOf?: Date;
  /** They are invented. */
  isExample: boolean;
}

/** What is known of trains at a moment. */
export interface PlannerNow {
  planner: Planner;
  live: SourceState;
  /** Lines with live trains, now or before: only they can lack them. */
  lines: ReadonlySet<LineId>;
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
  plannerAt: (planner) => ({ planner, live: { state: 'none', isExample: false }, lines: new Set() }),
  status: () => undefined,
};

/** Ages of live times, in seconds. */
const liveAges = { live: 90, ageing: 5 * 60 };

/** A question about a moment that is farther back is about the timetable. */
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
  const lines = new Set<LineId>();
  const polls = start(publish);
  return { plannerAt, takeFeed, status: () => ({ addresses: snapshot?.addresses ?? [] }), stop: polls.stop };

  function publish(next: LiveSnapshot): void {
    snapshot = next;
    answering = undefined;
    if (!feed || next.feed !== number) return;
    const { patterns, lineIds } = feed.timetable;
    for (const line of next.lines) lines.add(lineIds[line]!);
    answering = withLive(feed, { patterns, days: next.days, trains: next.trains });
  }

  function takeFeed(next: LoadedFeed): void {
    feed = next;
    number += 1;
    answering = undefined;
    lines.clear();
    polls.takeFeed(toMatch(next, number));
  }

  function plannerAt(asked: LoadedFeed, at: Date): PlannerNow {
    const seconds = now().getTime() / 1000;
    const isExample = snapshot?.isExample ?? false;
    if (at.getTime() / 1000 < seconds - mostSecondsBack)
      return { planner: asked, live: { state: 'none', isExample }, lines };
    // a thread that has stopped no longer drops what is old
    const isKept = snapshot && seconds - snapshot.madeAt <= liveAges.ageing;
    const planner = isKept && asked === feed && answering ? answering : asked;
    return { planner, live: { ...stateOf(snapshot?.saidAt, seconds), isExample }, lines };
  }
}

function stateOf(saidAt: number | undefined, now: number): Pick<SourceState, 'state' | 'asOf'> {
  if (saidAt === undefined) return { state: 'stale' };
  return { state: ageOf(saidAt, now), asOf: new Date(saidAt * 1000) };
}

/** @param asOf when data were made, in seconds since 1970 like `now` */
export function ageOf(asOf: number, now: number): Exclude<LiveAge, 'none'> {
  const age = now - asOf;
  if (age <= liveAges.live) return 'live';
  return age <= liveAges.ageing ? 'ageing' : 'stale';
}

/** Without what a thread does not need, or makes itself. */
function toMatch({ timetable, about }: LoadedFeed, number: number): FeedToMatch {
  return { number, timetable: { ...timetable, days: new Map() }, version: about.version };
}
