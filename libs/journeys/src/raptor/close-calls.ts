import type { LineId, StationCode } from '@raang/domain';
import type { Timetable } from '../timetable/timetable';
import type { TimetablePatterns } from '../timetable/timetable-patterns';
import type { ClosureConditions } from './travel-conditions';

/** Per call of the patterns: allowed by the feed and not closed. */
export interface OpenCalls {
  canBoard: Uint8Array;
  canAlight: Uint8Array;
}

/** Names calls by index: every given field has to agree. */
interface CallRule {
  line?: number;
  direction?: number;
  station?: number;
  stop?: number;
}

/** Of an id that the timetable lacks: such a rule names no call. */
const unknown = -1;

/** The columns of the patterns themselves if nothing is closed. */
export function closeCalls(
  timetable: Timetable,
  wanted: ClosureConditions,
  patterns: TimetablePatterns = timetable.patterns,
): OpenCalls {
  const { stops } = timetable;
  const rules = toRules(timetable, wanted);
  if (rules.length === 0) return { canBoard: patterns.canBoard, canAlight: patterns.canAlight };
  const [canBoard, canAlight] = [patterns.canBoard.slice(), patterns.canAlight.slice()];
  for (let pattern = 0; pattern < patterns.count; pattern += 1) {
    const ofPattern = rules.filter(({ line = patterns.line[pattern], direction }) => {
      if (line !== patterns.line[pattern]) return false;
      if (direction === undefined) return true;
      return patterns.hasDirection[pattern] === 1 && patterns.direction[pattern] === direction;
    });
    if (ofPattern.length === 0) continue;
    for (let call = patterns.callStart[pattern]!; call < patterns.callStart[pattern + 1]!; call += 1) {
      const at = patterns.stop[call]!;
      const isClosed = ofPattern.some(
        ({ station = stops.station[at], stop = at }) => station === stops.station[at] && stop === at,
      );
      if (isClosed) canBoard[call] = canAlight[call] = 0;
    }
  }
  return { canBoard, canAlight };
}

function toRules({ lineIds, stations, stops }: Timetable, wanted: ClosureConditions): CallRule[] {
  const { closedStations = [], closedLines = [], closedStops = [] } = wanted;
  const { closedCalls = [], closedDirections = [] } = wanted;
  const lineOf = (id: LineId) => lineIds.indexOf(id);
  const stationOf = (code: StationCode) => stations.index.get(code) ?? unknown;
  return [
    ...closedStations.map((code) => ({ station: stationOf(code) })),
    ...closedLines.map((id) => ({ line: lineOf(id) })),
    ...closedStops.map((id) => ({ stop: stops.ids.indexOf(id) })),
    ...closedCalls.map(({ lineId, station }) => ({ line: lineOf(lineId), station: stationOf(station) })),
    ...closedDirections.map(({ lineId, directionId, station }) => ({
      line: lineOf(lineId),
      direction: directionId ?? unknown,
      ...(station !== undefined && { station: stationOf(station) }),
    })),
  ].filter((rule) => !Object.values(rule).includes(unknown));
}
