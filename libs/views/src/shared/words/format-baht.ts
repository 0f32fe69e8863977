import { formatNumber } from '@raang/i18n';

/** An amount in satang as baht, without its unit: `17`, `15,000`, `20.5`. */
export function formatBaht(satang: number): string {
  return formatNumber(satang / 100);
}
