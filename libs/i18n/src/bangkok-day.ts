import { timeZone } from './format-date';

// en-CA writes a day as YYYY-MM-DD
const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** Today's date in Bangkok, `YYYY-MM-DD`. */
export function bangkokDay(moment: Date): string {
  return day.format(moment);
}
