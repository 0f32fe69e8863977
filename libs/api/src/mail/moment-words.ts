import type { Locale } from '@raang/domain';
import { formatDate, formatServiceTime } from '@raang/i18n';
import { networkTime } from '@raang/text-time';

/** `20 Nov 2026, 12:00`, `20 พ.ย. 2569 12.00 น.` */
export function momentWords(moment: Date, locale: Locale): string {
  const time = formatServiceTime(networkTime.secondsOf(moment), locale);
  return `${formatDate(moment, locale)}${locale === 'th' ? '' : ','} ${time}`;
}
