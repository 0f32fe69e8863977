import type { FarePart, FareRule, FareTable, LineId, RiderCategoryId } from '@raang/domain';
import { stationsTravelled } from '../network/network';
import { covers, type FareContext, holdsOn, leastCertain, rulesFor } from './fare-context';
import type { Ride } from './rides-between';

/** Who pays, and with what; no medium means one that has no rules of its own. */
export interface Payer {
  rider: RiderCategoryId;
  medium?: FareRule['fareMedia'][number] | undefined;
}

/** A part of a fare and what it was made of. */
export interface PricedPart {
  part: FarePart;
  tables: FareTable[];
  rules: FareRule[];
}

const satangPerBaht = 100;

/** Reduced fares are whole baht, half a baht upwards (facts: the published student table of 2021 follows it). */
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

/** The amount for a number of stations; the last one of a table holds for longer rides. */
export function amountOf({ amountsSatang }: FareTable, stations: number): number {
  return amountsSatang[Math.min(stations, amountsSatang.length - 1)] as number;
}

/** Rules of today that this payer has on a line. */
function rulesOf(context: FareContext, kind: FareRule['kind'], lineId: LineId, { rider, medium }: Payer) {
  return rulesFor(context, [kind], lineId, rider).filter(
    (rule) =>
      holdsOn(rule, context.date) &&
      (rule.fareMedia.length === 0 || (medium !== undefined && rule.fareMedia.includes(medium))),
  );
}

/**
 * What one ride costs before changes are looked at: the rider's own table, else the general one less a rule, else
 * the general one. Undefined where the tariff has no price for the day.
 */
export function priceRide(context: FareContext, ride: Ride, payer: Payer): PricedPart | undefined {
  const { lineId, from, to } = ride;
  const count = stationsTravelled(context.network, lineId, from, to);
  const general = defaultRider(context);
  if (count === undefined || general === undefined) return undefined;
  const make = (
    amountSatang: number,
    table: FareTable,
    basis: FarePart['basis'],
    rule?: FareRule,
  ): PricedPart => ({
    part: {
      kind: 'ride',
      amountSatang,
      lineIds: [lineId],
      from,
      to,
      stationsTravelled: count,
      basis,
      ...(rule && { ruleId: rule.id }),
      certainty: rule
        ? // what is worked out is computed at best; that somebody pays nothing needs no working out
          leastCertain(...(amountSatang === 0 ? [] : [table.certainty, 'computed' as const]), rule.certainty)
        : table.certainty,
    },
    tables: [table],
    rules: rule ? [rule] : [],
  });

  const own = tableOn(context, lineId, payer.rider);
  const table = own ?? tableOn(context, lineId, general);
  if (!table) return undefined;
  const [free] = rulesOf(context, 'free-travel', lineId, payer);
  if (free) return make(0, table, 'rule', free);
  if (own) return make(amountOf(own, count), own, 'own-table');
  const [discount] = rulesOf(context, 'percent-discount', lineId, payer);
  const full = amountOf(table, count);
  if (discount)
    return make(roundToBaht((full * (100 - (discount.percent ?? 0))) / 100), table, 'rule', discount);
  return make(full, table, 'general');
}

/** What a cap takes off a ride; undefined where it is not dearer. */
export function capRide(
  context: FareContext,
  ride: Ride,
  payer: Payer,
  amountSatang: number,
): PricedPart | undefined {
  const rule = rulesOf(context, 'fare-cap', ride.lineId, payer).find(
    (cap) => (cap.amountSatang ?? Number.POSITIVE_INFINITY) < amountSatang,
  );
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

/** What a change between two rides takes off the second one, which costs `amountSatang`. */
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

/** An amount of the general fare, for a rider whose fare is reduced by percent. */
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
