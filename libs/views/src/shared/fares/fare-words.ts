import { msg, plural } from '@lingui/core/macro';
import type { FarePart, FareRule } from '@raang/domain';
import { formatLongDate } from '@raang/i18n';
import { formatBaht } from '../words/format-baht';
import { toPeriod } from '../words/item-period';
import type { ModelContext } from '../page/model-context';
import { linesLabel, type StationIndex, stationName } from '../words/station-words';
import { certaintyWord } from '../words/certainty-words';

/** An amount, or the lowest of a range and the highest. */
type Price = Pick<FarePart, 'amountSatang' | 'highestSatang'>;

/** An amount; discounts have a minus sign, not a hyphen. */
export function bahtWords(satang: number, { i18n }: ModelContext): string {
  const amount = satang < 0 ? `−${formatBaht(-satang)}` : formatBaht(satang);
  return i18n._(msg`${amount} baht`);
}

/** The total that a passenger pays. */
export function totalWords(price: Price, context: ModelContext): string {
  const { amountSatang, highestSatang = amountSatang } = price;
  return amountSatang === 0 && highestSatang === 0 ? context.i18n._(msg`Free`) : fareWords(price, context);
}

/** An amount, or a range from the lowest to the highest. */
export function fareWords(price: Price, context: ModelContext): string {
  const { i18n } = context;
  const { amountSatang, highestSatang = amountSatang } = price;
  if (amountSatang === highestSatang) return bahtWords(amountSatang, context);
  if (highestSatang < 0) {
    const [least, most] = [formatBaht(-amountSatang), formatBaht(-highestSatang)];
    return i18n._(msg`−${least} to −${most} baht`);
  }
  const [lowest, highest] = [formatBaht(amountSatang), formatBaht(highestSatang)];
  return i18n._(msg`${lowest}–${highest} baht`);
}

/** What a part of a fare is for, and where. */
export function partWords(
  part: FarePart,
  stations: StationIndex,
  context: ModelContext,
): { text: string; detail: string } {
  const { i18n } = context;
  const line = linesLabel(part.lineIds, context);
  const [from, to] = [stationName(part.from, stations, context), stationName(part.to, stations, context)];
  const change = from === to ? i18n._(msg`at ${from}`) : i18n._(msg`between ${from} and ${to}`);
  switch (part.kind) {
    case 'ride': {
      const count = part.stationsTravelled;
      if (part.from === part.to) return { text: line, detail: i18n._(msg`in and out at ${from}`) };
      const way = i18n._(msg`${from} to ${to}`);
      if (count === undefined) return { text: line, detail: way };
      return {
        text: i18n._(msg`${line}, ${plural(count, { one: '# station', other: '# stations' })}`),
        detail: way,
      };
    }
    case 'entry-fee-once':
      return { text: i18n._(msg`Entry fee charged once`), detail: change };
    case 'transfer-discount':
      return { text: i18n._(msg`Change with the same card`), detail: change };
    case 'day-cap':
      return { text: i18n._(msg`Refund above the day cap`), detail: line };
    case 'fare-cap':
      return {
        text: i18n._(msg`Reduced to the highest fare of the ${line}`),
        detail: i18n._(msg`${from} to ${to}`),
      };
  }
}

export interface FareRuleModel {
  id: string;
  text: string;
  /** Period and certainty, in that order. */
  remarks: string[];
}

/** @param date the day of the fares: a rule that has ended before says so */
export function toFareRules(
  rules: readonly FareRule[],
  date: string,
  context: ModelContext,
): FareRuleModel[] {
  return rules.map((rule) => ({
    id: rule.id,
    text: ruleWords(rule, date, context),
    remarks: [toPeriod(rule, context), certaintyWord(rule.certainty, context)].filter(
      (remark) => remark !== undefined,
    ),
  }));
}

/** What a rule says, after its end with its last day first. */
function ruleWords({ description, validTo }: FareRule, date: string, context: ModelContext): string {
  const { i18n, locale, today } = context;
  const text = description[locale];
  if (!validTo || validTo >= date) return text;
  const last = formatLongDate(validTo, locale);
  return validTo < today ? i18n._(msg`Ended on ${last}: ${text}`) : i18n._(msg`Ends on ${last}: ${text}`);
}
