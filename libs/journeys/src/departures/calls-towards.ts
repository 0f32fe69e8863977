import type { Bilingual, Direction, LineId, StationCode } from '@raang/domain';
import type { LiveDay } from '../timetable/live-timetable';
import type { OpenCalls } from '../raptor/close-calls';
import type { Closures } from '../raptor/closures';
import { headsignAt } from '../timetable/headsign';
import type { Timetable } from '../timetable/timetable';
import { callCount, isBoardable, type TimetablePatterns, tripCount } from '../timetable/timetable-patterns';

/** A call of a pattern, except its last one. */
export interface CallTowards {
  /** Those of the timetable, or of live trains. */
  patterns: TimetablePatterns;
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

/**
 * The calls at some stops where passengers may board, by line, direction and next station, in network order. Those of all
 * trains of the timetable, and of the live trains of some days.
 */
export function callsTowards(
  timetable: Timetable,
  closures: Closures,
  atStops: readonly number[],
  liveDays: readonly LiveDay[],
): Towards[] {
  const { stops, stations, lineIds } = timetable;
  const groups = new Map<string, { line: number; direction: number; next: number; calls: CallTowards[] }>();
  addCalls(timetable, closures);
  for (const live of liveDays)
    addCalls({ patterns: live.patterns, callsAt: live.day.callsAt }, closures.ofLive(live));
  return [...groups.values()]
    .sort((a, b) => a.line - b.line || a.direction - b.direction)
    .map(({ line, direction, next, calls }) => {
      const { patterns, pattern, call } = farthest(calls);
      return {
        lineId: lineIds[line]!,
        direction: direction === 1 ? 1 : 0,
        nextStation: stations.codes[next]!,
        headsign: headsignAt(
          timetable,
          { patterns, pattern },
          patterns.trip[patterns.tripStart[pattern]!]!,
          call,
        ),
        calls,
      };
    });

  function addCalls(
    { patterns, callsAt }: Pick<Timetable, 'patterns' | 'callsAt'>,
    { canBoard, canAlight }: OpenCalls,
  ): void {
    for (const stop of atStops) {
      for (let index = callsAt.start[stop]!; index < callsAt.start[stop + 1]!; index += 1) {
        const [pattern, call] = [callsAt.pattern[index]!, callsAt.call[index]!];
        const at = patterns.callStart[pattern]! + call;
        const end = patterns.callStart[pattern + 1]!;
        if (canBoard[at] === 0 || !canAlight.subarray(at + 1, end).includes(1)) continue;
        if (!hasBoardableTrip(patterns, pattern, call)) continue;
        const [line, direction] = [patterns.line[pattern]!, patterns.direction[pattern]!];
        const next = stops.station[patterns.stop[at + 1]!]!;
        const key = `${line} ${direction} ${next}`;
        const group = groups.get(key) ?? { line, direction, next, calls: [] };
        groups.set(key, group);
        group.calls.push({ patterns, pattern, call, stop });
      }
    }
  }

  function farthest(calls: readonly CallTowards[]): CallTowards {
    const ahead = ({ patterns, pattern, call }: CallTowards) => callCount(patterns, pattern) - call;
    return calls.reduce((best, one) => (ahead(one) > ahead(best) ? one : best));
  }
}

function hasBoardableTrip(patterns: TimetablePatterns, pattern: number, call: number): boolean {
  for (let trip = 0; trip < tripCount(patterns, pattern); trip += 1)
    if (isBoardable(patterns, pattern, trip, call)) return true;
  return false;
}
