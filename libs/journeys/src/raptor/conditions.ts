import { type Footpaths, joinFootpaths } from '../timetable/footpaths';
import { never } from '../timetable/headway-service';
import { joinLinks, type Links } from '../timetable/links';
import type { Timetable } from '../timetable/timetable';
import type { TimetablePatterns } from '../timetable/timetable-patterns';
import type { OpenCalls } from './close-calls';
import { closureKey, type Closures, findClosures } from './closures';
import { cachedByConditions, keyOfLists } from './condition-cache';
import { remembered } from './live-closures';
import { hasLiveTrains, type SearchDay } from './search-day';
import type { TravelConditions } from './travel-conditions';

/** The conditions of a query by index, ready for a search. */
export interface Conditions extends Closures {
  usableStop: Uint8Array;
  /** Per stop, arrivals from this time on are ignored: `never`, or lower for an unusable stop. */
  within: Int32Array;
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

export const findConditions = cachedByConditions((wanted: TravelConditions) => {
  const delays = wanted.delays?.map(({ lineId, seconds }) => [lineId, seconds]);
  return `${wanted.stepFree}|${keyOfLists([delays])}|${closureKey(wanted)}`;
}, createConditions);

/** A change of trains that a search does without: passengers neither leave nor board the line there. */
export interface ClosedChange {
  /** Indexes of the timetable. */
  line: number;
  station: number;
}

/** The same conditions without some changes. Cheap, since a change at a station leaves walks and lower bounds valid. */
export function withoutChanges(
  { patterns: planned, stops }: Timetable,
  conditions: Conditions,
  closed: readonly ClosedChange[],
): Conditions {
  return {
    ...conditions,
    ...close(planned, conditions),
    ofLive: remembered((live) => {
      const open = conditions.ofLive(live);
      return { ...open, ...close(live.patterns, open) };
    }),
  };

  function close(patterns: TimetablePatterns, open: OpenCalls): OpenCalls {
    const [canBoard, canAlight] = [open.canBoard.slice(), open.canAlight.slice()];
    for (const { line, station } of closed) {
      for (let pattern = 0; pattern < patterns.count; pattern += 1) {
        if (patterns.line[pattern] !== line) continue;
        for (let call = patterns.callStart[pattern]!; call < patterns.callStart[pattern + 1]!; call += 1)
          if (stops.station[patterns.stop[call]!] === station) canBoard[call] = canAlight[call] = 0;
      }
    }
    return { canBoard, canAlight };
  }
}

/**
 * How much later than its times say a train of a pattern may be, in seconds. A predicted time has the delay of its train in
 * it.
 */
export function delayOf({ delay }: Conditions, on: SearchDay, pattern: number): number {
  const { patterns, live } = on;
  if (live && hasLiveTrains(on) && live.runs[patterns.tripStart[pattern]!]!.isPredicted) return 0;
  return delay[patterns.line[pattern]!]!;
}

function createConditions(timetable: Timetable, wanted: TravelConditions): Conditions {
  const { stepFree, closedStations = [], delays = [] } = wanted;
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
    ...findClosures(timetable, wanted),
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

function isUsable(value: number, stepFree: TravelConditions['stepFree']): boolean {
  if (stepFree === undefined || value === 1) return true;
  return stepFree === 'known-or-unknown' && value === 0;
}
