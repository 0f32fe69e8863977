import type { FarePart, FareRule } from '@raang/domain';
import { stationsTravelled } from '../network/network';
import { covers, type FareContext, holdsOn, rulesFor } from './fare-context';
import type { PaidRides } from './paid-rides';
import {
  type Amounts,
  capOn,
  type FareRecord,
  lessPercent,
  type Payer,
  priceByRange,
  priceByTable,
  rulesOf,
  upTo,
} from './prices';
import type { Ride } from './rides-between';

/** A part of a fare and what it comes from. */
export interface PricedPart {
  part: FarePart;
  record?: FareRecord;
  rule?: FareRule | undefined;
}

/** The lowest amount, and the highest if it differs. */
export function toAmounts({
  lowestSatang,
  highestSatang,
}: Amounts): Pick<FarePart, 'amountSatang' | 'highestSatang'> {
  return { amountSatang: lowestSatang, ...(highestSatang !== lowestSatang && { highestSatang }) };
}

function amountsOf({
  amountSatang,
  highestSatang = amountSatang,
}: Pick<FarePart, 'amountSatang' | 'highestSatang'>): Amounts {
  return { lowestSatang: amountSatang, highestSatang };
}

export function sumOf(parts: readonly Pick<FarePart, 'amountSatang' | 'highestSatang'>[]): Amounts {
  return parts.map(amountsOf).reduce(
    (sum, part) => ({
      lowestSatang: sum.lowestSatang + part.lowestSatang,
      highestSatang: sum.highestSatang + part.highestSatang,
    }),
    { lowestSatang: 0, highestSatang: 0 },
  );
}

/** Price of rides that are paid together, before transfers; undefined if the tariff has no price for the day. */
export function priceRides(
  context: FareContext,
  { first, last, lineIds, range }: PaidRides,
  payer: Payer,
): PricedPart | undefined {
  const { lineId, from } = first;
  const { to } = last;
  const count = range ? undefined : stationsTravelled(context.network, lineId, from, to);
  const price = range
    ? priceByRange(context, lineId, range, payer)
    : count === undefined
      ? undefined
      : priceByTable(context, lineId, count, payer);
  if (!price) return undefined;
  const { record, basis, rule, certainty } = price;
  const agencyId = context.network.lines.get(lineId)?.agency.id;
  return {
    part: {
      kind: 'ride',
      ...toAmounts(price),
      ...(agencyId && { agencyId }),
      lineIds,
      from,
      to,
      ...(count !== undefined && { stationsTravelled: count }),
      basis,
      ...(range && { rangeId: range.id }),
      ...(rule && { ruleId: rule.id }),
      certainty,
      // what a ride would cost otherwise says nothing about free travel
      ...(rule?.kind === 'free-travel'
        ? { source: rule.source }
        : { source: record.source, ...(record.note && { note: record.note }) }),
    },
    record,
    rule,
  };
}

/** Discount by a cap; undefined if the rides are not more expensive. */
export function capRides(
  context: FareContext,
  { first, last, lineIds }: PaidRides,
  payer: Payer,
  cost: Amounts,
): PricedPart | undefined {
  const rule = capOn(context, first.lineId, payer, cost);
  if (!rule) return undefined;
  return byRule('fare-cap', rule, lessThan(cost, upTo(rule.amountSatang, cost)), {
    lineIds,
    from: first.from,
    to: last.to,
  });
}

/** Discount of a transfer on the second ride, which costs `cost`. */
export function priceChange(
  context: FareContext,
  before: Ride,
  after: Ride,
  payer: Payer,
  cost: Amounts,
): PricedPart | undefined {
  const isHere = ({ between, lineIds }: FareRule) =>
    between !== undefined &&
    between.includes(before.to) &&
    between.includes(after.from) &&
    before.to !== after.from &&
    covers(lineIds, before.lineId);
  for (const kind of ['entry-fee-once', 'transfer-discount'] as const) {
    const rule = rulesOf(context, kind, after.lineId, payer).find(isHere);
    if (rule?.amountSatang === undefined) continue;
    const off = upTo(reducedLikeFare(context, rule.amountSatang, after, payer), cost);
    if (off.highestSatang === 0) return undefined;
    return byRule(kind, rule, lessThan(off, { lowestSatang: 0, highestSatang: 0 }), {
      lineIds: [before.lineId, after.lineId],
      from: before.to,
      to: after.from,
    });
  }
  return undefined;
}

/** What to add to `from` to get `to`. */
function lessThan(from: Amounts, to: Amounts): Amounts {
  return {
    lowestSatang: to.lowestSatang - from.lowestSatang,
    highestSatang: to.highestSatang - from.highestSatang,
  };
}

/** A part that a rule adds to a fare. */
export function byRule(
  kind: FarePart['kind'],
  rule: FareRule,
  amounts: Amounts,
  where: Pick<FarePart, 'lineIds' | 'from' | 'to'>,
): PricedPart {
  const { id, certainty, source } = rule;
  return { part: { kind, ...toAmounts(amounts), ...where, ruleId: id, certainty, source }, rule };
}

/** An amount of the general fare, reduced by the rider's percentage. */
function reducedLikeFare(
  context: FareContext,
  amountSatang: number,
  { lineId }: Ride,
  { rider }: Payer,
): number {
  const discount = rulesFor(context, ['percent-discount'], lineId, rider).find(
    (rule) => holdsOn(rule, context.date) && rule.riderCategories.includes(rider),
  );
  return discount ? lessPercent(amountSatang, discount) : amountSatang;
}
