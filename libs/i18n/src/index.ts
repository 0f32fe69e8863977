export type { Locale } from '@raang/domain/locale';
export { createI18n, loadCatalog } from './catalogue';
export { formatBytes } from './format-bytes';
export { eraOf } from './era';
export { formatDate, formatMonth, formatWeekdayDate } from './format-date';
export { abbreviateAbove, abbreviateNumber, formatNumber } from './format-number';
export { formatServiceTime, formatServiceTimes } from './format-time';
export { invalidValue } from './invalid-value';
