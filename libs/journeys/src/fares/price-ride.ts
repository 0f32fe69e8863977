import type { Certainty, FarePart, FareRule, FareTable, LineId, RiderCategoryId } from '@raang/domain';
import { stationsTravelled } from '../network/network';
import { covers, type FareContext, holdsOn, leastCertain, rulesFor } from './fare-context';
import type { Ride } from './rides-between';

/** Rider and medium of a payment; no medium means one without rules of its own. */
export interface Payer {
  rider: RiderCategoryId;
  medium?: FareRule['fareMedia'][number] | undefined;
}

/** A part of a fare and its sources. */
export interface PricedPart {
  part: FarePart;
  tables: FareTable[];
  rules: FareRule[];
}

const satangPerBaht = 100;

/** Reduced fares are whole baht, half a baht rounds up (as in the published student table of 2021). */
export function roundToBaht(amountSatang: number): number {
  return Math.floor(amountSatang / satangPerBaht + 0.5) * satangPerBaht;
}

export function defaultRider({ riderCategories }: FareContext): RiderCategoryId | undefined {
  return riderCategories.find(({ isDefault }) => isDefault)?.id;
}

export function tableOn(context: FareContext, lineId: LineId, rider: RiderCategoryId): FareTable | undefined {
  return context.fareTables.find(
    (table) =>
      table.riderCategory === rider && table.lineIds.includes(lineId) && holdsOn(table, context.date),
  );
}

/** The amount for a number of stations; the last one of a table also covers longer rides. */
export function amountOf({ amountsSatang }: FareTable, stations: number): number {
  return amountsSatang[Math.min(stations, amountsSatang.length - 1)] as number;
}

/** Rules of the day for this payer on a line. */
function rulesOf(context: FareContext, kind: FareRule['kind'], lineId: LineId, { rider, medium }: Payer) {
  return rulesFor(context, [kind], lineId, rider).filter(
    (rule) =>
      holdsOn(rule, context.date) &&
      (rule.fareMedia.length === 0 || (medium !== undefined && rule.fareMedia.includes(medium))),
  );
}

/** The price for a number of stations on a line, and its sources. */
export interface Price {
  amountSatang: number;
  table: FareTable;
  basis: NonNullable<FarePart['basis']>;
  rule?: FareRule | undefined;
  certainty: Certainty;
}

/**
 * Price for a number of stations before caps and transfers: the rider's own table, else the general one less a rule,
 * else the general one. Undefined if the tariff has no price for the day.
 */
export function priceOf(
  context: FareContext,
  lineId: LineId,
  stations: number,
  payer: Payer,
): Price | undefined {
  const general = defaultRider(context);
  const own = tableOn(context, lineId, payer.rider);
  const table = own ?? (general && tableOn(context, lineId, general));
  if (!table) return undefined;
  const full = amountOf(table, stations);
  const byRule = (rule: FareRule, amountSatang: number): Price => ({
    amountSatang,
    table,
    basis: 'rule',
    rule,
    certainty: leastCertain(
      // a calculated price is `computed` at best; free travel needs no calculation
      ...(amountSatang === 0 ? [] : [table.certainty, 'computed' as const]),
      rule.certainty,
    ),
  });
  const [free] = rulesOf(context, 'free-travel', lineId, payer);
  if (free) return byRule(free, 0);
  if (own) return { amountSatang: full, table, basis: 'own-table', certainty: table.certainty };
  const [discount] = rulesOf(context, 'percent-discount', lineId, payer);
  if (discount) return byRule(discount, roundToBaht((full * (100 - (discount.percent ?? 0))) / 100));
  return { amountSatang: full, table, basis: 'general', certainty: table.certainty };
}

/** Price of one ride before transfers; undefined if the tariff has no price for the day. */
export function priceRide(context: FareContext, ride: Ride, payer: Payer): PricedPart | undefined {
  const { lineId, from, to } = ride;
  const count = stationsTravelled(context.network, lineId, from, to);
  const price = count === undefined ? undefined : priceOf(context, lineId, count, payer);
  if (!price) return undefined;
  const { amountSatang, table, basis, rule, certainty } = price;
  return {
    part: {
      kind: 'ride',
      amountSatang,
      lineIds: [lineId],
      from,
      to,
      stationsTravelled: count,
      basis,
      ...(rule && { ruleId: rule.id }),
      certainty,
    },
    tables: [table],
    rules: rule ? [rule] : [],
  };
}

/** The cap that makes a ride on a line cheaper than `amountSatang`. */
export function capOn(
  context: FareContext,
  lineId: LineId,
  payer: Payer,
  amountSatang: number,
): FareRule | undefined {
  return rulesOf(context, 'fare-cap', lineId, payer).find(
    (cap) => (cap.amountSatang ?? Number.POSITIVE_INFINITY) < amountSatang,
  );
}

/** Discount by a cap; undefined if the ride is not more expensive. */
export function capRide(
  context: FareContext,
  ride: Ride,
  payer: Payer,
  amountSatang: number,
): PricedPart | undefined {
  const rule = capOn(context, ride.lineId, payer, amountSatang);
  if (rule?.amountSatang === undefined) return undefined;
  const part: FarePart = {
    kind: 'fare-cap',
    amountSatang: rule.amountSatang - amountSatang,
    lineIds: [ride.lineId],
    from: ride.from,
    to: ride.to,
    ruleId: rule.id,
    certainty: rule.certainty,
  };
  return { part, tables: [], rules: [rule] };
}

/** Discount of a transfer on the second ride, which costs `amountSatang`. */
export function priceChange(
  context: FareContext,
  before: Ride,
  after: Ride,
  payer: Payer,
  amountSatang: number,
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
    const off = Math.min(
      amountSatang,
      reducedLikeFare(context, rule.amountSatang, after.lineId, payer.rider),
    );
    if (off === 0) return undefined;
    const part: FarePart = {
      kind,
      amountSatang: -off,
      lineIds: [before.lineId, after.lineId],
      from: before.to,
      to: after.from,
      ruleId: rule.id,
      certainty: rule.certainty,
    };
    return { part, tables: [], rules: [rule] };
  }
  return undefined;
}

/** An amount of the general fare, reduced by the rider's percentage. */
function reducedLikeFare(
  context: FareContext,
  amountSatang: number,
  lineId: LineId,
  rider: RiderCategoryId,
): number {
  const discount = rulesFor(context, ['percent-discount'], lineId, rider).find(
    (rule) => holdsOn(rule, context.date) && rule.riderCategories.includes(rider),
  );
  return discount ? roundToBaht((amountSatang * (100 - (discount.percent ?? 0))) / 100) : amountSatang;
}
