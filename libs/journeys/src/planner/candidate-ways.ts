import { type ClosedChange, withoutChanges } from '../raptor/conditions';
import type { FoundRide } from '../raptor/found-leg';
import { type FoundWay, waysArriving, waysDeparting, type WayQuestion } from '../raptor/ways';
import type { Asked, OneService } from './answer-query';
import { usualTimes } from './usual-times';

/** Most queries need fewer. */
const most = 14;
/** Do without one change, or two at once. */
const mostClosed = 2;

/** A way of a search, with what it is compared by. */
export interface CandidateWay {
  way: FoundWay;
  /** Equal for ways by the same lines with the same changes. */
  key: string;
  /** The stations of each change; empty without any. */
  interchanges: string;
  /**
   * Seconds that it usually takes. If the passengers want to depart, since the first of all ways departs; if they want to
   * arrive, until the last one arrives.
   */
  usual: number;
  /** The same at the latest. */
  latest: number;
}

/**
 * The ways that a search finds, and those that it finds without the changes of these. A change that no way has cannot
 * hide a better one, so only changes of known ways are tried: one at a time, then two. Searches are counted and not timed,
 * so that the same query has the same answer everywhere.
 */
export function candidateWays(
  { question }: Asked,
  { ways, days, mode, at }: OneService,
  mostSearches = most,
): CandidateWay[] {
  const asked = { ...question, days };
  const found = new Map<string, FoundWay>();
  const add = (way: FoundWay) => {
    const { key } = routeOf(asked, way);
    const known = found.get(key);
    // of the same lines and changes, the one with the better promise
    if (!known || timesOf(asked, way, mode).latest < timesOf(asked, known, mode).latest) found.set(key, way);
  };
  ways.forEach(add);
  // a later last departure is a promise that no other way keeps
  if (mode !== 'last') for (const way of searchWithoutChanges()) add(way);
  return toCandidates(asked, [...found.values()], mode);

  function* searchWithoutChanges(): Generator<FoundWay> {
    const search = mode === 'arrive' ? waysArriving : waysDeparting;
    const tried = new Set<string>();
    let level = ways.map((way) => ({ way, closed: [] as ClosedChange[] }));
    for (let depth = 0; depth < mostClosed; depth += 1) {
      const next: typeof level = [];
      for (const { way, closed } of level) {
        for (const change of changesOf(asked, way)) {
          const without = [...closed, change];
          const key = without
            .map(({ line, station }) => `${line} ${station}`)
            .sort()
            .join();
          if (tried.has(key)) continue;
          if (tried.size === mostSearches) return;
          tried.add(key);
          const conditions = withoutChanges(question.timetable, question.conditions, without);
          for (const other of search({ ...asked, conditions }, at)) {
            if (other.legs.length === 0) continue;
            yield other;
            next.push({ way: other, closed: without });
          }
        }
      }
      level = next;
    }
  }
}

/** Each change by the line and the station where the passenger leaves it. */
function changesOf(question: WayQuestion, { legs }: FoundWay): ClosedChange[] {
  const { stops } = question.timetable;
  const rides = legs.filter((leg) => leg.kind === 'ride');
  return rides.slice(0, -1).map(({ patterns, pattern, alightCall }) => ({
    line: patterns.line[pattern]!,
    station: stops.station[patterns.stop[patterns.callStart[pattern]! + alightCall]!]!,
  }));
}

function routeOf(
  { timetable: { stops, stations } }: WayQuestion,
  { legs }: FoundWay,
): Pick<CandidateWay, 'key' | 'interchanges'> {
  const rides = legs.filter((leg) => leg.kind === 'ride');
  const stationAt = ({ patterns, pattern }: FoundRide, call: number) =>
    stations.codes[stops.station[patterns.stop[patterns.callStart[pattern]! + call]!]!]!;
  const interchanges = rides
    .slice(1)
    .map((ride, index) => {
      const before = rides[index]!;
      return `${stationAt(before, before.alightCall)} ${stationAt(ride, ride.boardCall)}`;
    })
    .join(';');
  const lines = rides.map(({ patterns, pattern }) => patterns.line[pattern]).join();
  return { key: `${lines};${interchanges}`, interchanges };
}

/** Times that are comparable, of smaller ones being better. */
function timesOf(question: WayQuestion, way: FoundWay, mode: OneService['mode']) {
  const { durationSeconds } = usualTimes(question, way);
  if (mode !== 'arrive') return { usual: way.departure + durationSeconds, latest: way.arrival };
  const spared = way.arrival - way.departure - durationSeconds;
  return { usual: -way.departure - spared, latest: -way.departure };
}

function toCandidates(
  question: WayQuestion,
  ways: readonly FoundWay[],
  mode: OneService['mode'],
): CandidateWay[] {
  const zero =
    mode === 'arrive'
      ? -Math.max(...ways.map(({ arrival }) => arrival))
      : Math.min(...ways.map(({ departure }) => departure));
  return ways.map((way) => {
    const { usual, latest } = timesOf(question, way, mode);
    return { way, ...routeOf(question, way), usual: usual - zero, latest: latest - zero };
  });
}
