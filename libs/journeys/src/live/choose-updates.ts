import { secondsPerDay, toLocalSeconds } from '@raang/text-time';
import { serviceZero } from '../timetable/service-zero';
import type { Timetable } from '../timetable/timetable';
import { createFit } from './feed-fit';
import { count, emptyReport, type UpdatesReport, type LeftOutReason } from './updates-report';
import { findSubject, type Subject, type SubjectFound } from './find-subject';
import type { TripUpdate } from './trip-update';

/** The trip updates of one address. */
export interface TripUpdateFeed {
  /** When it was made, in seconds since 1970. */
  headerTime: number;
  /** It says that it is for another version of the timetable: trains count only if all that it says of them agrees. */
  isOtherVersion?: boolean | undefined;
  updates: Iterable<TripUpdate>;
}

/** An update that counts. */
export interface ChosenUpdate {
  update: TripUpdate;
  subject: Subject;
  /** Day number of its service day. */
  day: number;
  /** Names the train. */
  name: string;
  /** When its data were made, in seconds since 1970. */
  asOf: number;
  /** Whether its times are new enough: cancelled and skipped calls and platforms count for longer. */
  areTimesUsed: boolean;
  isOtherVersion: boolean;
  /** Of its feed. */
  report: UpdatesReport;
}

/** How old data may be. */
const mostSecondsOld = { times: 5 * 60, all: 10 * 60 };
const mostDaysAhead = 7;

/**
 * Chooses what counts: of each train the update of the feed that is named first, and in one feed the newest one. `lines` are
 * all of known trains, by index, also of those whose data are too old.
 * @param now seconds since 1970
 */
export function chooseUpdates(
  timetable: Timetable,
  feeds: readonly TripUpdateFeed[],
  now: number,
): { chosen: ChosenUpdate[]; reports: UpdatesReport[]; lines: ReadonlySet<number> } {
  const chosen = new Map<string, ChosenUpdate>();
  const lines = new Set<number>();
  const reports = feeds.map((feed) => {
    const report = emptyReport();
    for (const [name, one] of chooseInFeed(timetable, feed, now, { report, lines })) {
      if (chosen.has(name)) count(report.leftOut, 'said-twice');
      else chosen.set(name, one);
    }
    return report;
  });
  // so that the order of a feed's entities changes nothing
  return { chosen: [...chosen.values()].sort((a, b) => (a.name < b.name ? -1 : 1)), reports, lines };
}

function chooseInFeed(
  timetable: Timetable,
  feed: TripUpdateFeed,
  now: number,
  { report, lines }: { report: UpdatesReport; lines: Set<number> },
): Map<string, ChosenUpdate> {
  const updates = [...feed.updates];
  const fit = createFit(timetable);
  const added = idsOfAdded(updates);
  const found = new Map<string, ChosenUpdate>();
  for (const update of updates) {
    const subject = findSubject(timetable, update, feed.headerTime);
    if (isOfTimetable(update)) fit.note(update.trip, 'subject' in subject);
    if ('notFound' in subject) {
      count(report.notFound, subject.notFound);
      continue;
    }
    if ('leftOut' in subject) {
      count(report.leftOut, subject.leftOut);
      continue;
    }
    const { name } = subject;
    lines.add(lineOf(timetable, subject.subject));
    const one = toChosen(timetable, update, subject, { feed, now, report });
    const isAddedTwice = update.relationship === 'ADDED' && added.has(update.trip.tripId!);
    const known = found.get(name);
    if (typeof one === 'string') count(report.leftOut, one);
    else if (isAddedTwice) count(report.leftOut, 'said-twice');
    else {
      if (known) count(report.leftOut, 'said-twice');
      if (!known || (update.timestamp ?? 0) >= (known.update.timestamp ?? 0)) found.set(name, one);
    }
  }
  if (fit.isGood()) return found;
  count(report.leftOut, 'other-timetable', found.size);
  return new Map();
}

const lineOf = ({ patterns }: Timetable, subject: Subject): number =>
  subject.kind === 'extra'
    ? subject.line
    : patterns.line[subject.kind === 'run' ? subject.found.pattern : subject.pattern]!;

/** Ids of trains that feeds may also give as ADDED, for older readers. */
function idsOfAdded(updates: readonly TripUpdate[]): Set<string | undefined> {
  const isNew = ({ relationship }: TripUpdate) => relationship === 'NEW' || relationship === 'DUPLICATED';
  return new Set(updates.filter(isNew).flatMap(({ trip, properties }) => [trip.tripId, properties?.tripId]));
}

/** Whether its train is one that the timetable should have. */
const isOfTimetable = ({ relationship }: TripUpdate) =>
  relationship !== 'unknown' && relationship !== 'NEW' && relationship !== 'ADDED';

function toChosen(
  timetable: Timetable,
  update: TripUpdate,
  { begins, ...train }: SubjectFound,
  { feed, now, report }: { feed: TripUpdateFeed; now: number; report: UpdatesReport },
): ChosenUpdate | LeftOutReason {
  const { timeZone, daysBefore } = timetable;
  const { headerTime, isOtherVersion = false } = feed;
  const { timestamp = headerTime, relationship } = update;
  const zero = serviceZero(timeZone, train.day);
  if (zero - now > mostDaysAhead * secondsPerDay) return 'too-far-ahead';
  const today = Math.floor(toLocalSeconds(timeZone, now) / secondsPerDay);
  if (train.day < today - daysBefore - 1) return 'too-long-ago';
  // of a train that has not begun, or never will, nothing new is known for long
  const doesRun = relationship !== 'CANCELED' && relationship !== 'DELETED';
  const hasBegun = doesRun && begins && ('time' in begins ? zero + begins.time : begins.moment) <= headerTime;
  const asOf = hasBegun ? Math.min(timestamp, headerTime) : headerTime;
  if (now - asOf > mostSecondsOld.all) return 'too-old';
  return { update, ...train, asOf, areTimesUsed: now - asOf <= mostSecondsOld.times, isOtherVersion, report };
}
