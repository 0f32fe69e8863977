/**
 * Parses a service date such as `20261128`.
 * @returns `YYYY-MM-DD`; undefined if there is none; `none` if it is invalid
 */
export function readServiceDate(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(given) ?? [];
  const date = `${year}-${month}-${day}`;
  const isDay = year && !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
  return isDay ? date : 'none';
}

/**
 * Parses a service time such as `25:10:00`.
 * @returns seconds of the service day; undefined if there is none; `none` if it is invalid
 */
export function readServiceTime(given: string | undefined): number | 'none' | undefined {
  if (given === undefined) return undefined;
  const [, hours, minutes, seconds] = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(given) ?? [];
  return hours ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 'none';
}
