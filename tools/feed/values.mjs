// GTFS formats of days, times and money.

/** @param {string} date 2026-11-20 @returns {string} 20261120; empty stays empty */
export const compact = (date) => date.replaceAll('-', '');

/** @param {number} seconds of the service day; may pass 86,400 @returns {string} HH:MM:SS */
export function clock(seconds) {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** @param {string} time HH:MM @returns {number} seconds */
export function seconds(time) {
  const [hours, minutes] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60;
}

/** @param {string} baht @returns {number | ''} satang; empty stays empty */
export const satang = (baht) => (baht === '' ? '' : Number(baht) * 100);
