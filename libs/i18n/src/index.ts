export { bangkokDay } from './bangkok-day';
export type { Locale } from '@raang/domain/locale';
export { createI18n, loadCatalog } from './catalogue';
export { formatBytes } from './format-bytes';
export { buddhistEraOffsetYears, formatDate, formatMonth, timeZone } from './format-date';
export { abbreviateAbove, abbreviateNumber, formatNumber } from './format-number';
export { formatServiceTime, formatServiceTimes, isAfterMidnight } from './format-time';
export { invalidValue } from './invalid-value';
