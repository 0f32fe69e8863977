import { isTimeZone, secondsPerDay, toLocalSeconds } from '@raang/text-time';
import { serviceSpan } from '../feed/service-day';
import { FeedError } from './feed-error';
import type { CheckedRow, FeedUnderCheck } from './feed-under-check';
import { readServices } from './read-calendar';

/** The clock that a feed must have. */
export interface FeedClock {
  /** IANA name, such as `Asia/Bangkok`. */
  timeZone: string;
  /** Where the reader of the report finds it, such as `timeZone in authority.ts`. */
  statedIn?: string;
}

/** The rules of zones repeat, so that a feed without an end does not take minutes. */
const mostDays = 40 * 366;

/**
 * Checks that the clocks of a feed are those of the site on every day of the feed: signs at stations have one clock.
 * Times are not converted.
 */
export function checkClock(feed: FeedUnderCheck, { timeZone, statedIn }: FeedClock): void {
  const [agency] = feed.table('agency.txt').rows;
  const zone = agency?.get('agency_timezone') ?? '';
  if (!agency || zone === timeZone || !isTimeZone(zone)) return;
  const hours = hoursBetween(zone, timeZone, daysOf(feed));
  if (hours === 0) {
    feed.note(
      agency,
      'agency_timezone',
      `${zone} is taken, since its clocks always show the time of ${timeZone}`,
    );
    return;
  }
  const said = statedIn ? `${timeZone} (${statedIn})` : timeZone;
  reportOtherClock(
    feed,
    agency,
    `${zone} is not the time zone of this site, ${said}: ${written(hours)} apart`,
  );
}

function reportOtherClock(feed: FeedUnderCheck, { file, line }: CheckedRow, reason: string): void {
  feed.report('error', { file, line, field: 'agency_timezone', reason });
}

const written = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

/** First and last day of the feed; none if no service runs, or if the calendars are broken. */
function daysOf(feed: FeedUnderCheck): { first: number; last: number } {
  const never = { first: 0, last: -1 };
  try {
    return serviceSpan(readServices(feed.files)) ?? never;
  } catch (error) {
    // the calendars have been reported
    if (error instanceof FeedError) return never;
    throw error;
  }
}

/** The most hours between two zones. GTFS counts times from noon minus 12 hours, so that noon decides about a day. */
function hoursBetween(one: string, other: string, { first, last }: { first: number; last: number }): number {
  let most = 0;
  for (let day = first; day <= Math.min(last, first + mostDays); day += 1) {
    const noon = day * secondsPerDay + secondsPerDay / 2;
    most = Math.max(most, Math.abs(toLocalSeconds(one, noon) - toLocalSeconds(other, noon)));
  }
  return most / 3600;
}
