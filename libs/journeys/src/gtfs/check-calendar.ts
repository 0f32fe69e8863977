import type { CheckedRow, FeedUnderCheck } from './feed-under-check';
import { weekdayFields } from './read-calendar';

/** Checks that services run within the days of the feed, and that trips reference existing services. */
export function checkCalendar(feed: FeedUnderCheck): void {
  if (!feed.has('calendar.txt') && !feed.has('calendar_dates.txt')) {
    feed.report('error', { file: 'calendar.txt', reason: 'is missing, and so is calendar_dates.txt' });
    return;
  }
  const dates = feed.table('calendar_dates.txt').rows;
  const withAddedDays = new Set(
    dates.filter((row) => row.get('exception_type') === '1').map((row) => row.get('service_id')),
  );
  const [info] = feed.table('feed_info.txt').rows;
  for (const row of feed.table('calendar.txt').rows) {
    const [start, end] = [row.get('start_date'), row.get('end_date')];
    if (start > end) feed.broken(row, 'end_date', 'is before the start date');
    const hasDays = weekdayFields.some((field) => row.get(field) === '1');
    if (!hasDays && !withAddedDays.has(row.get('service_id'))) {
      feed.note(row, 'service_id', 'runs on no day');
    }
    if (info) checkSpan(feed, row, start, end, info);
  }
  checkInfo(feed, info);
  checkServicesOfTrips(feed);
}

function checkSpan(
  feed: FeedUnderCheck,
  row: CheckedRow,
  start: string,
  end: string,
  info: CheckedRow,
): void {
  const [from, to] = [info.get('feed_start_date'), info.get('feed_end_date')];
  if ((from && start < from) || (to && end > to)) {
    feed.note(row, 'start_date', `reaches beyond the days of feed_info.txt (${from} to ${to})`);
  }
}

function checkInfo(feed: FeedUnderCheck, info: CheckedRow | undefined): void {
  if (!info) return;
  const [from, to] = [info.get('feed_start_date'), info.get('feed_end_date')];
  if (from && to && from > to) feed.broken(info, 'feed_end_date', 'is before the start date');
  const [, second] = feed.table('feed_info.txt').rows;
  if (second) feed.broken(second, undefined, 'there may be one row only');
}

function checkServicesOfTrips(feed: FeedUnderCheck): void {
  const calendar = feed.by('calendar.txt', 'service_id');
  const dates = feed.by('calendar_dates.txt', 'service_id');
  const used = new Set<string>();
  for (const row of feed.table('trips.txt').rows) {
    const service = row.get('service_id');
    used.add(service);
    if (service && !calendar.has(service) && !dates.has(service)) {
      feed.broken(row, 'service_id', `${service} is not in calendar.txt or calendar_dates.txt`);
    }
  }
  for (const [service, row] of calendar) {
    if (!used.has(service)) feed.note(row, 'service_id', `no trip uses ${service}`);
  }
}
