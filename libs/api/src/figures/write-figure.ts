import type { Locale } from '@raang/domain';
import {
  formatLongDate,
  formatNumber,
  formatServiceTime,
  formatServiceTimes,
  invalidValue,
} from '@raang/i18n';
import { isAfterMidnight, secondsPerDay, writeTime } from '@raang/text-time';
import type { Figure } from './figure';
import { figureWords } from './figure-words';

/** A figure with its unit: `05:30`, `37 minutes`, `17–44 baht`. A dash for a missing figure. */
export function figureText(figure: Figure | undefined, locale: Locale): string {
  const words = figureWords[locale];
  switch (figure?.kind) {
    case undefined:
      return invalidValue;
    case 'time': {
      const time = formatServiceTime(figure.seconds, locale);
      return isAfterMidnight(figure.seconds) ? words.afterMidnight(time) : time;
    }
    case 'times':
      return formatServiceTimes(figure.first, figure.last, locale);
    case 'minutes':
      return isSingle(figure) ? words.minutes(figure.most) : words.minutesBetween(figure.least, figure.most);
    case 'baht': {
      const [lowest, highest] = [figure.lowestSatang, figure.highestSatang].map((satang) =>
        formatNumber(satang / 100),
      );
      return words.baht(isSingle(figure) ? lowest! : `${lowest}–${highest}`);
    }
    case 'date':
      return formatLongDate(figure.date, locale);
  }
}

/** The same as HTML, with the value for programs where it is a single one. */
export function figureHtml(figure: Figure | undefined, locale: Locale): string {
  const text = figureText(figure, locale);
  switch (figure?.kind) {
    case 'time':
      return `<time datetime="${writeTime(figure.seconds % secondsPerDay)}">${text}</time>`;
    case 'minutes':
      return isSingle(figure) ? `<time datetime="PT${figure.most}M">${text}</time>` : text;
    case 'baht':
      return isSingle(figure) ? `<data value="${figure.lowestSatang / 100}">${text}</data>` : text;
    case 'date':
      return `<time datetime="${figure.date}">${text}</time>`;
    default:
      return text;
  }
}

function isSingle(figure: Extract<Figure, { kind: 'minutes' | 'baht' }>): boolean {
  return figure.kind === 'minutes'
    ? figure.least === figure.most
    : figure.lowestSatang === figure.highestSatang;
}
