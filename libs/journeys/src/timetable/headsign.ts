import type { Bilingual } from '@raang/domain';
import type { Timetable } from './timetable';
import type { TimetablePatterns } from './timetable-patterns';

/**
 * The headsign of a trip after a call: its own, or its destination.
 * @param trip of the feed; any other number is a train without a headsign, which has its destination
 */
export function headsignAt(
  { headsigns, stops, stations }: Timetable,
  { patterns, pattern }: { patterns: TimetablePatterns; pattern: number },
  trip: number,
  call: number,
): Bilingual {
  const text = headsigns.texts[headsigns.ofCall[headsigns.start[trip]! + call]!];
  if (text?.th && text.en) return text;
  const last = patterns.stop[patterns.callStart[pattern + 1]! - 1]!;
  return stations.names[stops.station[last]!]!;
}
