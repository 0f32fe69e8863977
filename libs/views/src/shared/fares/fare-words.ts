import { msg, plural } from '@lingui/core/macro';
import type { Certainty, FarePart, FareRule } from '@raang/domain';
import { formatBaht } from '../words/format-baht';
import { toPeriod } from '../words/item-period';
import { certaintyNote } from '../words/item-words';
import type { ModelContext } from '../page/model-context';
import { certaintyWord, type StationIndex, stationName } from '../words/station-words';

/** An amount; discounts have a minus sign, not a hyphen. */
export function bahtWords(satang: number, { i18n }: ModelContext): string {
  const amount = satang < 0 ? `−${formatBaht(-satang)}` : formatBaht(satang);
  return i18n._(msg`${amount} baht`);
}

/** The total that a passenger pays. */
export function fareWords(satang: number, context: ModelContext): string {
  return satang === 0 ? context.i18n._(msg`Free`) : bahtWords(satang, context);
}

/** What a part of a fare is for, and where. */
export function partWords(
  part: FarePart,
  stations: StationIndex,
  context: ModelContext,
): { text: string; detail: string } {
  const { i18n, locale, lines } = context;
  const line = part.lineIds
    .map((id) => lines.find((known) => known.id === id)?.name[locale] ?? id)
    .join(' + ');
  const [from, to] = [stationName(part.from, stations, context), stationName(part.to, stations, context)];
  const change = from === to ? i18n._(msg`at ${from}`) : i18n._(msg`between ${from} and ${to}`);
  switch (part.kind) {
    case 'ride': {
      const count = part.stationsTravelled;
      if (!count) return { text: line, detail: i18n._(msg`in and out at ${from}`) };
      return {
        text: i18n._(msg`${line}, ${plural(count, { one: '# station', other: '# stations' })}`),
        detail: i18n._(msg`${from} to ${to}`),
      };
    }
    case 'entry-fee-once':
      return { text: i18n._(msg`Entry fee charged once`), detail: change };
    case 'transfer-discount':
      return { text: i18n._(msg`Change with the same card`), detail: change };
    case 'day-cap':
      return { text: i18n._(msg`Refund above the daily cap`), detail: line };
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
  source: string;
}

export function toFareRules(rules: readonly FareRule[], context: ModelContext): FareRuleModel[] {
  return rules.map((rule) => ({
    id: rule.id,
    text: rule.description[context.locale],
    remarks: [toPeriod(rule, context), certaintyWord(rule.certainty, context)].filter(
      (remark) => remark !== undefined,
    ),
    source: rule.source[context.locale],
  }));
}

/** Explains the levels of certainty in use, each once, the least certain first. */
export function toDoubts(
  statuses: readonly Certainty[],
  context: ModelContext,
): { word: string; note: string }[] {
  const order: Certainty[] = ['illustrative', 'estimated', 'computed', 'probable'];
  return order
    .filter((status) => statuses.includes(status))
    .map((certainty) => ({
      word: certaintyWord(certainty, context) ?? '',
      note: certaintyNote({ certainty }, context) ?? '',
    }));
}
