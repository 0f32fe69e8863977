import { type Certainty, certainty, type FareRule, type LineId, type RiderCategoryId } from '@raang/domain';
import type { Tariff } from '../feed';
import type { Network } from '../network/network';
import { toCalendarDate, toDayNumber } from '../service-day';

/** What a question about fares is asked of: a tariff, a network and a day. */
export interface FareContext extends Tariff {
  network: Network;
  /** `YYYY-MM-DD` */
  date: string;
}

interface Dated {
  validFrom?: string | undefined;
  validTo?: string | undefined;
}

export function holdsOn({ validFrom = '', validTo = '9999-12-31' }: Dated, date: string): boolean {
  return validFrom <= date && date <= validTo;
}

/** Whether a list of a rule, in which nothing means everybody, has somebody. */
export function covers<T>(list: readonly T[], one: T): boolean {
  return list.length === 0 || list.includes(one);
}

/** The rules of some kinds that speak of a line and a rider, of any date. */
export function rulesFor(
  { rules }: Pick<Tariff, 'rules'>,
  kinds: readonly FareRule['kind'][],
  lineId: LineId,
  rider: RiderCategoryId,
): FareRule[] {
  return rules.filter(
    (rule) =>
      kinds.includes(rule.kind) && covers(rule.lineIds, lineId) && covers(rule.riderCategories, rider),
  );
}

/** Of several certainties the least one. */
export function leastCertain(...values: readonly Certainty[]): Certainty {
  const rank = Math.max(0, ...values.map((value) => certainty.options.indexOf(value)));
  return certainty.options[rank] ?? 'official';
}

/** The days around `date` on which none of these begins or ends. */
export function sharedValidity(dated: readonly Dated[], date: string): Dated {
  let from = '';
  let to = '9999-12-31';
  for (const { validFrom, validTo } of dated) {
    if (validFrom && validFrom <= date && validFrom > from) from = validFrom;
    if (validTo && validTo >= date && validTo < to) to = validTo;
    // one that is to come ends what holds now, one that is over began it
    if (validFrom && validFrom > date) to = earlier(to, shift(validFrom, -1));
    if (validTo && validTo < date) from = later(from, shift(validTo, 1));
  }
  return { ...(from && { validFrom: from }), ...(to !== '9999-12-31' && { validTo: to }) };
}

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);
const shift = (date: string, days: number) => toCalendarDate(toDayNumber(date) + days);
