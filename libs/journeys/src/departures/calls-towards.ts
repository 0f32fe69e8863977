import type { Bilingual, Direction, LineId, StationCode } from '@raang/domain';
import type { OpenCalls } from '../raptor/close-calls';
import { headsignAt } from '../timetable/headsign';
import type { Timetable } from '../timetable/timetable';

/** A call of a pattern, except its last one. */
export interface CallTowards {
  pattern: number;
  call: number;
  stop: number;
}

export interface Towards {
  lineId: LineId;
  direction: Direction;
  nextStation: StationCode;
  headsign: Bilingual;
  calls: CallTowards[];
}

/** The calls at some stops where passengers may board, by line, direction and next station, in network order. */
export function callsTowards(
  timetable: Timetable,
  { canBoard, canAlight }: OpenCalls,
  atStops: readonly number[],
): Towards[] {
  const { patterns, callsAt, stops, stations, lineIds } = timetable;
  const groups = new Map<string, { line: number; direction: number; next: number; calls: CallTowards[] }>();
  for (const stop of atStops) {
    for (let index = callsAt.start[stop]!; index < callsAt.start[stop + 1]!; index += 1) {
      const [pattern, call] = [callsAt.pattern[index]!, callsAt.call[index]!];
      const at = patterns.callStart[pattern]! + call;
      const end = patterns.callStart[pattern + 1]!;
      if (canBoard[at] === 0 || !canAlightAfter(at, end)) continue;
      const [line, direction] = [patterns.line[pattern]!, patterns.direction[pattern]!];
      const next = stops.station[patterns.stop[at + 1]!]!;
      const key = `${line} ${direction} ${next}`;
      const group = groups.get(key) ?? { line, direction, next, calls: [] };
      groups.set(key, group);
      group.calls.push({ pattern, call, stop });
    }
  }
  return [...groups.values()]
    .sort((a, b) => a.line - b.line || a.direction - b.direction)
    .map(({ line, direction, next, calls }) => {
      const { pattern, call } = farthest(calls);
      return {
        lineId: lineIds[line]!,
        direction: direction === 1 ? 1 : 0,
        nextStation: stations.codes[next]!,
        headsign: headsignAt(timetable, pattern, patterns.trip[patterns.tripStart[pattern]!]!, call),
        calls,
      };
    });

  function canAlightAfter(at: number, end: number): boolean {
    for (let call = at + 1; call < end; call += 1) if (canAlight[call] === 1) return true;
    return false;
  }

  function farthest(calls: readonly CallTowards[]): CallTowards {
    const ahead = ({ pattern, call }: CallTowards) =>
      patterns.callStart[pattern + 1]! - patterns.callStart[pattern]! - call;
    return calls.reduce((best, one) => (ahead(one) > ahead(best) ? one : best));
  }
}
