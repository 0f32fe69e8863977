import { z } from 'zod';
import { clockTime } from './clock-time';
import { locales } from './locale';
import { type Direction, direction } from './network';
import { type LineId, lineId, stationCode } from './slug';

/** Days of the week, Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** A line, `blue`, or its trains in one direction, `blue.0`. */
export const watchedLine = z
  .string()
  .regex(/^[a-z0-9-]{1,80}(\.[01])?$/, 'must be a line, or a line and a direction such as blue.0')
  .brand<'WatchedLine'>();
export type WatchedLine = z.infer<typeof watchedLine>;

/** Line and direction of a watched line. Without a direction it is both. */
export function readWatchedLine(watched: WatchedLine): { lineId: LineId; direction?: Direction } {
  const [line, way] = watched.split('.');
  return { lineId: lineId.parse(line), ...(way && { direction: direction.parse(Number(way)) }) };
}

/** The least severity that a person wants to be told of. An alert of unknown severity counts as INFO. */
export const toldSeverities = ['INFO', 'WARNING', 'SEVERE'] as const;

/** Most lines and directions, and most stations, of a subscription. */
export const mostWatched = { lines: 60, stations: 20 } as const;

/** What a person wants to be told of by mail, and when. */
export const subscription = z.strictObject({
  lines: z.array(watchedLine).max(mostWatched.lines),
  stations: z.array(stationCode).max(mostWatched.stations),
  /** Empty for every day. */
  days: z.array(z.enum(weekdays)).max(weekdays.length),
  /** Start and end of the hours on these days; an end before the start is on the next day. Without both, the whole day. */
  from: clockTime.optional(),
  until: clockTime.optional(),
  severity: z.enum(toldSeverities),
  /** Language of the mails. */
  locale: z.enum(locales),
});
export type Subscription = z.infer<typeof subscription>;
