import type { DayType, Journey, JourneyMode, StationCode } from '@raang/domain';
import { dayTypeOn, findWaysBetween } from '@raang/journeys';
import { daysBetween, networkTime, secondsPerDay, toCalendarDate } from '@raang/text-time';
import { type Figure, type FigureData, FigureError } from './figure';
import { stationOf } from './train-figures';

/** Two stations. */
export interface Way {
  from: StationCode;
  to: StationCode;
}

/** Outside the rush hours, so that a figure is the one of most journeys. */
const usualTime = 12 * 3600;

/** The time on a direct train. With `via`, the longer way of a loop. */
export function runningTime(
  { from, to, via }: Way & { via?: StationCode | undefined },
  data: FigureData,
): Figure {
  const seconds = via
    ? rideSeconds({ from, to: via }, data) + rideSeconds({ from: via, to }, data)
    : rideSeconds({ from, to }, data);
  return minutes(seconds);
}

function rideSeconds(way: Way, data: FigureData): number {
  const direct = journeysOn({ ...way, day: 'weekday', at: usualTime, mode: 'depart' }, data).find(
    ({ legs }) => legs.length === 1 && legs[0]!.kind === 'ride',
  );
  if (!direct)
    throw new FigureError(`no direct train runs from ${way.from} to ${way.to}; take :journey-time{…}`);
  return direct.legs[0]!.durationSeconds;
}

/** The time from the first platform to the last, with changes and waiting, as the planner says it. */
export function journeyTime(way: Way & { day: DayType; at?: number | undefined }, data: FigureData): Figure {
  const [journey] = journeysOn({ ...way, at: way.at ?? usualTime, mode: 'depart' }, data);
  return minutes(journey!.durationSeconds);
}

/** The last time to be on the first platform, as the planner says it. */
export function leaveBy(way: Way & { day: DayType }, data: FigureData): Figure {
  const [journey] = journeysOn({ ...way, at: usualTime, mode: 'last' }, data);
  const { date, time } = networkTime.clockTimeOf(new Date(journey!.departure));
  return { kind: 'time', seconds: daysBetween(journey!.serviceDate, date) * secondsPerDay + time };
}

/** The walk of an interchange. */
export function walk({ from, to }: Way, data: FigureData): Figure {
  const { interchanges } = stationOf('from', from, data);
  const found = interchanges.find(({ station }) => station === to);
  if (found?.walkMinutes === undefined) {
    const known = interchanges.flatMap(({ station, walkMinutes }) =>
      walkMinutes === undefined ? [] : station,
    );
    throw new FigureError(`no walk is known from ${from} to ${to}, only to ${known.join(', ') || 'none'}`);
  }
  return { kind: 'minutes', least: found.walkMinutes, most: found.walkMinutes };
}

const minutes = (seconds: number): Figure => {
  const rounded = Math.max(1, Math.ceil(seconds / 60));
  return { kind: 'minutes', least: rounded, most: rounded };
};

/** At least one journey, the best first. */
function journeysOn(
  { from, to, day, at, mode }: Way & { day: DayType; at: number; mode: JourneyMode },
  data: FigureData,
): Journey[] {
  stationOf('from', from, data);
  stationOf('to', to, data);
  const answer = findWaysBetween(data.feed, { from, to, mode, date: dateOf(day, data), time: at });
  if (!answer.isFound)
    throw new FigureError(`the planner finds no journey from ${from} to ${to}: ${answer.reason}`);
  return answer.journeys.ways;
}

/** The first day of this type in the feed, so that a figure depends on the feed only. */
function dateOf(day: DayType, { feed: { timetable } }: FigureData): string {
  const { services, validity } = timetable;
  for (let number = validity?.first ?? 0; number <= (validity?.last ?? -1); number += 1)
    if (dayTypeOn(services, number) === day) return toCalendarDate(number);
  throw new FigureError(`the timetable has no day of this type (${day})`);
}
