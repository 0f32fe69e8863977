export type { Locale } from '@raang/domain/locale';
export { createI18n, loadCatalog } from './catalogue';
export { buddhistEraOffsetYears, formatDate, timeZone } from './format-date';
export { abbreviateAbove, abbreviateNumber, formatNumber } from './format-number';
export { invalidValue } from './invalid-value';
