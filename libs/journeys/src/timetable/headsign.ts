import type { Bilingual } from '@raang/domain';
import type { Timetable } from './timetable';
import type { TimetablePatterns } from './timetable-patterns';

/**
 * The headsign of a trip after a call: its own, or its destination.
 * @param trip of the feed; any other number is a train without a headsign, which has its destination
 */
export function headsignAt(
  timetable: Timetable,
  { patterns, pattern }: { patterns: TimetablePatterns; pattern: number },
  trip: number,
  call: number,
): Bilingual {
  const last = patterns.stop[patterns.callStart[pattern + 1]! - 1]!;
  return ownHeadsign(timetable, trip, call) ?? destinationName(timetable, last);
}

/** Undefined without one in both languages. @param trip as in `headsignAt` */
export function ownHeadsign({ headsigns }: Timetable, trip: number, call: number): Bilingual | undefined {
  const text = headsigns.texts[headsigns.ofCall[headsigns.start[trip]! + call]!];
  return text?.th && text.en ? text : undefined;
}

/** The name of the station where a train ends. */
export const destinationName = ({ stops, stations }: Timetable, lastStop: number): Bilingual =>
  stations.names[stops.station[lastStop]!]!;
