import { safeLineId } from '../gtfs/safe-ids';
import { serviceZero } from '../timetable/service-zero';
import type { Timetable } from '../timetable/timetable';
import { departureAt } from '../timetable/timetable-patterns';
import { toDayNumber } from '@raang/text-time';
import { resolveTrip } from './resolve-trip';
import type { TripFound, TripNotFoundReason } from './trip-descriptor';
import type { TripUpdate } from './trip-update';

/** The trip updates of one address. */
export interface TripUpdateFeed {
  /** When it was made, in seconds since 1970. */
  headerTime: number;
  updates: Iterable<TripUpdate>;
}

/** Why an update does not count, besides those of a trip that is not found. */
export type LeftOutReason =
  | TripNotFoundReason
  | 'unknown-relationship'
  | 'too-old'
  /** A newer one of the same train, or one of an address that is named before. */
  | 'said-twice'
  /** More than seven days ahead. */
  | 'too-far-ahead'
  /** Fewer than half of the feed's trains are of this timetable. */
  | 'other-timetable'
  | 'not-by-headway'
  | 'no-times'
  | 'backwards'
  | 'by-headway';

export interface FeedReport {
  /** Trains that count. */
  trains: number;
  leftOut: Partial<Record<LeftOutReason, number>>;
  /** Stop updates that are about no call of their train. */
  unmatchedStops: number;
}

/** An update that counts: of a train of the timetable, or of one that only the feed knows. */
export interface ChosenUpdate {
  update: TripUpdate;
  /** Undefined for an extra train. */
  found: TripFound | undefined;
  /** Day number of its service day. */
  day: number;
  /** Names the train. */
  name: string;
  /** When its data were made, in seconds since 1970. */
  asOf: number;
  /** Whether its times are too old: cancelled and skipped calls count for longer. */
  areTimesUsed: boolean;
  report: FeedReport;
}

const usedSeconds = { times: 5 * 60, all: 10 * 60 };
const daysAhead = 7;

/**
 * Chooses what counts: of each train the update of the address that is named first, and in one feed the newest one.
 * @param now seconds since 1970
 */
export function chooseUpdates(
  timetable: Timetable,
  feeds: readonly TripUpdateFeed[],
  now: number,
): { chosen: ChosenUpdate[]; reports: FeedReport[] } {
  const chosen = new Map<string, ChosenUpdate>();
  const reports = feeds.map((feed) => {
    const report: FeedReport = { trains: 0, leftOut: {}, unmatchedStops: 0 };
    const found = chooseInFeed(timetable, feed, now, report);
    for (const [name, one] of found) {
      if (chosen.has(name)) leaveOut(report, 'said-twice');
      else chosen.set(name, one);
    }
    report.trains = [...chosen.values()].filter((one) => one.report === report).length;
    return report;
  });
  return { chosen: [...chosen.values()].sort((a, b) => (a.name < b.name ? -1 : 1)), reports };
}

export function leaveOut(report: FeedReport, reason: LeftOutReason, count = 1): void {
  report.leftOut[reason] = (report.leftOut[reason] ?? 0) + count;
}

function chooseInFeed(
  timetable: Timetable,
  { headerTime, updates }: TripUpdateFeed,
  now: number,
  report: FeedReport,
): Map<string, ChosenUpdate> {
  const lines = new Set<string>(timetable.lineIds);
  const found = new Map<string, ChosenUpdate>();
  // trains that name a line of ours, and those of them that the timetable has
  const ours = { named: 0, matched: 0 };
  for (const update of updates) {
    const resolved = resolveUpdate(timetable, update, headerTime);
    const isOurs = update.trip.routeId !== undefined && lines.has(safeLineId(update.trip.routeId));
    if (typeof resolved === 'string') {
      if (isOurs) ours.named += 1;
      leaveOut(report, resolved);
      continue;
    }
    if (resolved.found) {
      ours.named += 1;
      ours.matched += 1;
    }
    const one = toChosen(timetable, update, resolved, { headerTime, now, report });
    if (typeof one === 'string') {
      leaveOut(report, one);
      continue;
    }
    const known = found.get(one.name);
    if (known) leaveOut(report, 'said-twice');
    if (!known || (update.timestamp ?? 0) >= (known.update.timestamp ?? 0)) found.set(one.name, one);
  }
  if (2 * ours.matched >= ours.named) return found;
  leaveOut(report, 'other-timetable', found.size);
  return new Map();
}

type Resolved = { found: TripFound | undefined; day: number; name: string };

function resolveUpdate(
  timetable: Timetable,
  update: TripUpdate,
  headerTime: number,
): Resolved | LeftOutReason {
  const { trip, properties } = update;
  switch (update.relationship) {
    case 'unknown':
      return 'unknown-relationship';
    case 'NEW':
      return resolveExtra(trip.tripId, trip.startDate);
    case 'ADDED': {
      if (update.stopTimeUpdates.length > 0) return resolveExtra(trip.tripId, trip.startDate);
      return resolveExtra(properties?.tripId, properties?.startDate);
    }
    case 'DUPLICATED':
      return resolveExtra(properties?.tripId ?? trip.tripId, properties?.startDate);
    default: {
      const found = resolveTrip(timetable, trip, headerTime);
      if (!found.isFound) return found.reason;
      const { tripId, date, startTime } = found;
      return { found, day: toDayNumber(date), name: `${tripId} ${date} ${startTime}` };
    }
  }

  function resolveExtra(id: string | undefined, date: string | undefined): Resolved | LeftOutReason {
    const day = date === undefined ? Number.NaN : toDayNumber(date);
    if (!id || Number.isNaN(day)) return 'incomplete';
    return { found: undefined, day, name: `${id} ${date}` };
  }
}

function toChosen(
  timetable: Timetable,
  update: TripUpdate,
  { found, day, name }: Resolved,
  { headerTime, now, report }: { headerTime: number; now: number; report: FeedReport },
): ChosenUpdate | LeftOutReason {
  const zero = serviceZero(timetable.timeZone, day);
  if (zero - now > daysAhead * 86_400) return 'too-far-ahead';
  const { timestamp = headerTime } = update;
  const hasBegun = !found || found.isHeadway || zero + beginOf(timetable, found) <= headerTime;
  // of a train that has not begun, nothing new is known for long
  const asOf = hasBegun ? Math.min(timestamp, headerTime) : headerTime;
  if (now - asOf > usedSeconds.all) return 'too-old';
  return { update, found, day, name, asOf, areTimesUsed: now - asOf <= usedSeconds.times, report };
}

const beginOf = ({ patterns }: Timetable, { pattern, trip }: TripFound) =>
  departureAt(patterns, pattern, trip, 0);
