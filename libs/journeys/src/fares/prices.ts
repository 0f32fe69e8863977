import type {
  Certainty,
  FarePart,
  FareRange,
  FareRule,
  FareTable,
  LineId,
  RiderCategoryId,
} from '@raang/domain';
import { getOrCreate } from '../network/get-or-create';
import { type FareContext, holdsOn, leastCertain, rulesFor } from './fare-context';

/** Rider and medium of a payment; no medium means one without rules of its own. */
export interface Payer {
  rider: RiderCategoryId;
  medium?: FareRule['fareMedia'][number] | undefined;
}

/** An amount; the two differ if only a range is known. */
export interface Amounts {
  lowestSatang: number;
  highestSatang: number;
}

/** What a price comes from. */
export type FareRecord = FareTable | FareRange;

/** A price before caps and transfers, and its sources. */
export interface Price extends Amounts {
  record: FareRecord;
  basis: NonNullable<FarePart['basis']>;
  rule?: FareRule | undefined;
  certainty: Certainty;
}

const satangPerBaht = 100;

/** Reduced fares are whole baht, half a baht rounds up (as in the published student table of 2021). */
function roundToBaht(amountSatang: number): number {
  return Math.floor(amountSatang / satangPerBaht + 0.5) * satangPerBaht;
}

export function lessPercent(amountSatang: number, { percent = 0 }: Pick<FareRule, 'percent'>): number {
  return roundToBaht((amountSatang * (100 - percent)) / 100);
}

export function defaultRider({ riderCategories }: FareContext): RiderCategoryId | undefined {
  return riderCategories.find(({ isDefault }) => isDefault)?.id;
}

/** The rider's own fare table, else the general one. */
export function tableFor(
  context: FareContext,
  lineId: LineId,
  rider: RiderCategoryId,
): FareTable | undefined {
  const { fareTables, date } = context;
  return ownOrGeneral(context, rider, (category) =>
    tablesOf(fareTables, lineId, category).find((table) => holdsOn(table, date)),
  );
}

type TablesByRider = Map<RiderCategoryId, readonly FareTable[]>;

/** Every fare of a journey looks up the same few. */
const known = new WeakMap<readonly FareTable[], Map<LineId, TablesByRider>>();

/** Fare tables of any date. */
function tablesOf(
  tables: readonly FareTable[],
  lineId: LineId,
  rider: RiderCategoryId,
): readonly FareTable[] {
  const byLine = getOrCreate(known, tables, () => new Map<LineId, TablesByRider>());
  const byRider = getOrCreate(byLine, lineId, (): TablesByRider => new Map());
  return getOrCreate(byRider, rider, () =>
    tables.filter((table) => table.riderCategory === rider && table.lineIds.includes(lineId)),
  );
}

/** What `find` returns for the rider, else for the default rider. */
export function ownOrGeneral<T>(
  context: FareContext,
  rider: RiderCategoryId,
  find: (category: RiderCategoryId) => T | undefined,
): T | undefined {
  const general = defaultRider(context);
  return find(rider) ?? (general && general !== rider ? find(general) : undefined);
}

/** Rules of the day for this payer on a line. */
export function rulesOf(
  context: FareContext,
  kind: FareRule['kind'],
  lineId: LineId,
  { rider, medium }: Payer,
): FareRule[] {
  return rulesFor(context, [kind], lineId, rider).filter(
    (rule) =>
      holdsOn(rule, context.date) &&
      (rule.fareMedia.length === 0 || (medium !== undefined && rule.fareMedia.includes(medium))),
  );
}

/** The price for a number of stations; undefined if the tariff has no fare table for the day. */
export function priceByTable(
  context: FareContext,
  lineId: LineId,
  stations: number,
  payer: Payer,
): Price | undefined {
  const table = tableFor(context, lineId, payer.rider);
  if (!table) return undefined;
  const { amountsSatang } = table;
  // the last amount also covers longer rides
  const amount = amountsSatang[Math.min(stations, amountsSatang.length - 1)] as number;
  return priceFor(context, lineId, payer, table, { lowestSatang: amount, highestSatang: amount });
}

/** The price by a range. */
export function priceByRange(context: FareContext, lineId: LineId, range: FareRange, payer: Payer): Price {
  return priceFor(context, lineId, payer, range, range);
}

/** The rider's own amounts, else the general ones less a rule, else the general ones. */
function priceFor(
  context: FareContext,
  lineId: LineId,
  payer: Payer,
  record: FareRecord,
  { lowestSatang, highestSatang }: Amounts,
): Price {
  const full = { lowestSatang, highestSatang, record, certainty: record.certainty };
  const [free] = rulesOf(context, 'free-travel', lineId, payer);
  if (free) {
    // free travel needs no calculation
    return {
      lowestSatang: 0,
      highestSatang: 0,
      record,
      basis: 'rule',
      rule: free,
      certainty: free.certainty,
    };
  }
  if (record.riderCategory === payer.rider) {
    return { ...full, basis: 'amountsSatang' in record ? 'own-table' : 'range' };
  }
  const [discount] = rulesOf(context, 'percent-discount', lineId, payer);
  if (!discount) return { ...full, basis: 'general' };
  return {
    lowestSatang: lessPercent(lowestSatang, discount),
    highestSatang: lessPercent(highestSatang, discount),
    record,
    basis: 'rule',
    rule: discount,
    // a calculated price is `computed` at best
    certainty: leastCertain(record.certainty, 'computed', discount.certainty),
  };
}

/** The cap that makes a ride on a line cheaper than `highestSatang`. */
export function capOn(
  context: FareContext,
  lineId: LineId,
  payer: Payer,
  { highestSatang }: Amounts,
): (FareRule & { amountSatang: number }) | undefined {
  return rulesOf(context, 'fare-cap', lineId, payer).find(
    (cap): cap is FareRule & { amountSatang: number } =>
      cap.amountSatang !== undefined && cap.amountSatang < highestSatang,
  );
}

/** Both amounts, not above a maximum. */
export function upTo(most: number, { lowestSatang, highestSatang }: Amounts): Amounts {
  return { lowestSatang: Math.min(lowestSatang, most), highestSatang: Math.min(highestSatang, most) };
}
