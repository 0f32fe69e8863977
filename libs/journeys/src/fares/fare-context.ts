import { type Certainty, certainty, type FareRule, type LineId, type RiderCategoryId } from '@raang/domain';
import { addDays } from '@raang/text-time';
import type { Tariff } from '../feed/feed';
import { getOrCreate } from '../network/get-or-create';
import type { Network } from '../network/network';

/** Input of every fare calculation: a tariff, a network and a day. */
export interface FareContext extends Tariff {
  network: Network;
  /** `YYYY-MM-DD` */
  date: string;
}

interface Dated {
  validFrom?: string | undefined;
  validTo?: string | undefined;
}

export function holdsOn({ validFrom = '', validTo = lastDate }: Dated, date: string): boolean {
  return validFrom <= date && date <= validTo;
}

/** Whether a rule's list covers a value; an empty list covers all. */
export function covers<T>(list: readonly T[], one: T): boolean {
  return list.length === 0 || list.includes(one);
}

/** Rules of some kinds for a line and a rider, of any date. */
export function rulesFor(
  { rules }: Pick<Tariff, 'rules'>,
  kinds: readonly FareRule['kind'][],
  lineId: LineId,
  rider: RiderCategoryId,
): FareRule[] {
  return rulesOn(rules, lineId, rider).filter(({ kind }) => kinds.includes(kind));
}

type RulesByRider = Map<RiderCategoryId, readonly FareRule[]>;

/** Every fare of a journey looks up the same few. */
const known = new WeakMap<readonly FareRule[], Map<LineId, RulesByRider>>();

function rulesOn(rules: readonly FareRule[], lineId: LineId, rider: RiderCategoryId): readonly FareRule[] {
  const byLine = getOrCreate(known, rules, () => new Map<LineId, RulesByRider>());
  const byRider = getOrCreate(byLine, lineId, (): RulesByRider => new Map());
  return getOrCreate(byRider, rider, () =>
    rules.filter((rule) => covers(rule.lineIds, lineId) && covers(rule.riderCategories, rider)),
  );
}

/** The least certain of several certainties. */
export function leastCertain(...values: readonly Certainty[]): Certainty {
  const rank = Math.max(0, ...values.map((value) => certainty.options.indexOf(value)));
  return certainty.options[rank] ?? 'official';
}

/** The period around `date` without a start or end of these validities. */
export function sharedValidity(dated: readonly Dated[], date: string): Dated {
  let from = '';
  let to = lastDate;
  // a past one ended the day before the period starts; a future one starts the day after it ends
  let over = '';
  let toCome = lastDate;
  for (const { validFrom, validTo } of dated) {
    if (validFrom && validFrom <= date && validFrom > from) from = validFrom;
    if (validTo && validTo >= date && validTo < to) to = validTo;
    if (validTo && validTo < date && validTo > over) over = validTo;
    if (validFrom && validFrom > date && validFrom < toCome) toCome = validFrom;
  }
  if (over && over >= from) from = addDays(over, 1);
  if (toCome <= to && toCome !== lastDate) to = addDays(toCome, -1);
  return { ...(from && { validFrom: from }), ...(to !== lastDate && { validTo: to }) };
}

/** An open end. */
const lastDate = '9999-12-31';
