import { toDayNumber } from '@raang/text-time';
import type { FeedService } from '../feed/feed';
import type { FeedFiles } from './files';
import { readRows, type TableRow } from './table-row';

/** Monday first, as the bits of `weekdays`. */
export const weekdayFields = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

interface Service extends FeedService {
  addedDays: Set<number>;
  removedDays: Set<number>;
}

/** The services of calendar.txt and calendar_dates.txt, in order of appearance. */
export function readServices(files: FeedFiles): FeedService[] {
  const services = new Map<string, Service>();
  const add = (id: string, pattern: Pick<FeedService, 'weekdays' | 'firstDay' | 'lastDay'>) => {
    const service = { id, ...pattern, addedDays: new Set<number>(), removedDays: new Set<number>() };
    services.set(id, service);
    return service;
  };
  readRows(files, 'calendar.txt', (row) => {
    add(row.required('service_id'), {
      weekdays: weekdayFields.reduce((bits, field, day) => bits | (row.flag(field) ? 1 << day : 0), 0),
      firstDay: dayOf(row, 'start_date'),
      lastDay: dayOf(row, 'end_date'),
    });
  });
  readRows(files, 'calendar_dates.txt', (row) => {
    const id = row.required('service_id');
    const service = services.get(id) ?? add(id, { weekdays: 0, firstDay: 0, lastDay: -1 });
    const isAdded = row.oneOf('exception_type', ['1', '2']) === '1';
    (isAdded ? service.addedDays : service.removedDays).add(dayOf(row, 'date'));
  });
  return [...services.values()];
}

function dayOf(row: TableRow, field: string): number {
  return toDayNumber(row.date(field) ?? row.fail(field, 'must not be empty'));
}
