// calendar.txt and calendar_dates.txt: the days of each service, public holidays included.
import { compact } from './values.mjs';

/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {import('./csv.mjs').FeedFile} FeedFile */

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** calendar_dates.exception_type */
const added = 1;
const removed = 2;

/** @param {Tables} tables @returns {FeedFile} */
export const calendar = ({ services, publication: [{ starts_on, ends_on }] }) => ({
  file: 'calendar.txt',
  columns: ['service_id', ...days.slice(1), 'sunday', 'start_date', 'end_date', 'name_th', 'name_en'],
  rows: services.map((service) => ({
    ...service,
    start_date: compact(starts_on),
    end_date: compact(ends_on),
  })),
});

/**
 * A holiday changes only services that differ between its weekday and a holiday.
 * @param {Tables} tables
 * @returns {FeedFile}
 */
export const calendarDates = ({ services, holidays }) => ({
  file: 'calendar_dates.txt',
  columns: ['service_id', 'date', 'exception_type', 'holiday_th', 'holiday_en', 'certainty'],
  rows: holidays.flatMap(({ date, name_th, name_en, certainty }) =>
    services
      .filter((service) => service.public_holidays !== service[dayOf(date)])
      .map((service) => ({
        service_id: service.service_id,
        date: compact(date),
        exception_type: service.public_holidays === '1' ? added : removed,
        holiday_th: name_th,
        holiday_en: name_en,
        certainty,
      })),
  ),
});

/** @param {string} date YYYY-MM-DD */
const dayOf = (date) => days[new Date(`${date}T00:00:00Z`).getUTCDay()];
