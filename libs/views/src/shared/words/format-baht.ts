import { formatNumber } from '@raang/i18n';

/** Formats satang as baht, without the unit: `17`, `15,000`, `20.5`. */
export function formatBaht(satang: number): string {
  return formatNumber(satang / 100);
}
