import type { LineId, StationCode } from '@raang/domain';
import { type Footpaths, joinFootpaths } from '../timetable/footpaths';
import { never } from '../timetable/headway-service';
import { joinLinks, type Links } from '../timetable/links';
import type { Timetable } from '../timetable/timetable';

/** Conditions of one query in addition to the timetable; all are optional. */
export interface TravelConditions {
  /**
   * `known`: only platforms and trains that wheelchairs can use according to the feed. `known-or-unknown`: also
   * those without information.
   */
  stepFree?: 'known' | 'known-or-unknown' | undefined;
  /** Trains pass without stopping, and walks do not lead through. */
  closedStations?: readonly StationCode[] | undefined;
  closedLines?: readonly LineId[] | undefined;
  /** Trains of the line pass the station without stopping; other lines stop. */
  closedCalls?: readonly { lineId: LineId; station: StationCode }[] | undefined;
  /** Trains of the line may be on time or this much later: passengers should be on the platform as usual. */
  delays?: readonly { lineId: LineId; seconds: number }[] | undefined;
}

/** The same by index, ready for a search. */
export interface Conditions {
  usableStop: Uint8Array;
  /** Per stop, arrivals from this time on are ignored: `never`, or lower for an unusable stop. */
  within: Int32Array;
  closedLine: Uint8Array;
  /** Per call of the patterns: allowed by the feed and not closed. */
  canBoard: Uint8Array;
  canAlight: Uint8Array;
  /** Seconds, per line. */
  delay: Int32Array;
  /** 1 for each usable value of GTFS wheelchair_accessible. */
  usableTrip: Uint8Array;
  /** All values are usable. */
  isEveryTripUsable: boolean;
  footpaths: { onward: Footpaths; backward: Footpaths };
  /** Footpaths, and the quickest ride between calls: a lower bound without waiting. */
  quickest: { onward: Links; backward: Links };
}

/** Conditions change rarely, with alerts: caches the most recently used, with their footpaths. */
const cache = new WeakMap<Timetable, Map<string, Conditions>>();
const cacheSize = 16;

/** Ignores stations and lines that the feed does not have. */
export function findConditions(timetable: Timetable, wanted: TravelConditions): Conditions {
  const { stepFree = '', closedStations = [], closedLines = [], closedCalls = [], delays = [] } = wanted;
  const key = [
    stepFree,
    [...closedStations].sort(),
    [...closedLines].sort(),
    closedCalls.map(({ lineId, station }) => `${lineId}@${station}`).sort(),
    delays.map(({ lineId, seconds }) => `${lineId}+${seconds}`).sort(),
  ].join('|');
  const known = cache.get(timetable) ?? new Map<string, Conditions>();
  cache.set(timetable, known);
  const found = known.get(key) ?? createConditions(timetable, wanted);
  known.delete(key);
  if (known.size >= cacheSize) known.delete(known.keys().next().value!);
  known.set(key, found);
  return found;
}

function createConditions(timetable: Timetable, wanted: TravelConditions): Conditions {
  const { stepFree, closedStations = [], closedLines = [], delays = [] } = wanted;
  const { stops, stations, lineIds } = timetable;
  const usable = Uint8Array.from([0, 1, 2], (value) => Number(isUsable(value, stepFree)));
  const closed = new Set(closedStations.map((code) => stations.index.get(code)));
  const usableStop = stops.stepFree.map((value, stop) =>
    closed.has(stops.station[stop]) ? 0 : usable[value]!,
  );
  const delay = new Int32Array(lineIds.length);
  for (const { lineId, seconds } of delays) {
    const line = lineIds.indexOf(lineId);
    if (line >= 0) delay[line] = Math.max(delay[line]!, Math.round(seconds));
  }
  const footpaths = joinFootpaths(timetable.footpaths, {
    usable: usableStop,
    isStepFree: stepFree !== undefined,
  });
  const { quickestRides } = timetable;
  return {
    usableStop,
    within: Int32Array.from(usableStop, (isUsed) => (isUsed === 1 ? never : -never)),
    closedLine: Uint8Array.from(lineIds, (lineId) => Number(closedLines.includes(lineId))),
    ...findCalls(timetable, wanted),
    delay,
    usableTrip: usable,
    isEveryTripUsable: !usable.includes(0),
    footpaths,
    quickest: {
      onward: joinLinks(quickestRides.onward, footpaths.onward),
      backward: joinLinks(quickestRides.backward, footpaths.backward),
    },
  };
}

function findCalls(
  { patterns, stops, stations, lineIds }: Timetable,
  { closedCalls = [] }: TravelConditions,
): Pick<Conditions, 'canBoard' | 'canAlight'> {
  if (closedCalls.length === 0) return { canBoard: patterns.canBoard, canAlight: patterns.canAlight };
  const [canBoard, canAlight] = [patterns.canBoard.slice(), patterns.canAlight.slice()];
  for (const { lineId, station } of closedCalls) {
    const closed = stations.index.get(station);
    for (let pattern = 0; pattern < patterns.count; pattern += 1) {
      if (lineIds[patterns.line[pattern]!] !== lineId) continue;
      for (let call = patterns.callStart[pattern]!; call < patterns.callStart[pattern + 1]!; call += 1) {
        if (stops.station[patterns.stop[call]!] === closed) canBoard[call] = canAlight[call] = 0;
      }
    }
  }
  return { canBoard, canAlight };
}

function isUsable(value: number, stepFree: TravelConditions['stepFree']): boolean {
  if (stepFree === undefined || value === 1) return true;
  return stepFree === 'known-or-unknown' && value === 0;
}
