import { z } from 'zod';
import { bilingual } from './bilingual';
import { calendarDate, certainty } from './certainty';
import { agencyId } from './network';
import { lineId, slug, stationCode } from './slug';

/** `adult`, `student`, … (GTFS Fares v2 rider_category_id); the feed defines the values. */
export const riderCategoryId = slug.clone().brand<'RiderCategoryId'>();
export type RiderCategoryId = z.infer<typeof riderCategoryId>;

/** A group of passengers with fares of their own. */
export const riderCategory = z.strictObject({
  id: riderCategoryId,
  name: bilingual,
  /** Who belongs to the category. */
  condition: bilingual.optional(),
  /** What to carry or show as proof. */
  proof: bilingual.optional(),
  /** The category of passengers who state none; a tariff has exactly one. */
  isDefault: z.boolean(),
  eligibilityUrl: z.url().optional(),
});
export type RiderCategory = z.infer<typeof riderCategory>;

/** `emv`, `token`, … (GTFS Fares v2 fare_media_id). */
export const fareMediaId = slug.clone().brand<'FareMediaId'>();
export type FareMediaId = z.infer<typeof fareMediaId>;

/** GTFS Fares v2 fare_media_type. */
export const fareMediaKind = z.enum(['none', 'paper', 'transit-card', 'contactless-bank-card', 'app']);
export type FareMediaKind = z.infer<typeof fareMediaKind>;

/** An amount of money; 100 satang make a baht. */
export const amountSatang = z.int();

/** Period of validity: first and last day, both inclusive. Absent means no known start or end. */
const validity = { validFrom: calendarDate.optional(), validTo: calendarDate.optional() };

/** What a passenger taps at the gate. */
export const fareMedia = z.strictObject({
  id: fareMediaId,
  name: bilingual,
  kind: fareMediaKind,
  /** Lines that accept it; empty means all. */
  lineIds: z.array(lineId),
  /**
   * Rider categories whose own fare it is known to carry; empty means all. With it, other riders pay the general
   * fare if the list includes the default category; otherwise they cannot use it.
   */
  riderCategories: z.array(riderCategoryId),
  ...validity,
  certainty: certainty.optional(),
  source: bilingual.optional(),
});
export type FareMedia = z.infer<typeof fareMedia>;

/**
 * How a dated rule changes a price.
 * - `percent-discount`: off the general fare, for riders without their own fare table
 * - `free-travel`: nothing to pay
 * - `entry-fee-once`: no second entry fee when changing lines inside the paid area
 * - `transfer-discount`: the same when changing through the gates with the same card
 * - `fare-cap`: maximum for one ride
 * - `day-cap`: maximum for a day; shown next to the fare, since one journey cannot know the day's other rides
 * - `notice`: shown next to the fare, changes nothing
 * @see product §3, "Which ticket?"
 */
export const fareRuleKind = z.enum([
  'percent-discount',
  'free-travel',
  'entry-fee-once',
  'transfer-discount',
  'fare-cap',
  'day-cap',
  'notice',
]);
export type FareRuleKind = z.infer<typeof fareRuleKind>;

/** Id of a fare rule. */
export const fareRuleId = slug.clone().brand<'FareRuleId'>();
export type FareRuleId = z.infer<typeof fareRuleId>;

/** A dated rule of the tariff. Empty lists mean every line, every rider, any medium. */
export const fareRule = z.strictObject({
  id: fareRuleId,
  kind: fareRuleKind,
  lineIds: z.array(lineId),
  /** The two stations of a change, in either direction. */
  between: z.tuple([stationCode, stationCode]).optional(),
  riderCategories: z.array(riderCategoryId),
  fareMedia: z.array(fareMediaId),
  /** The discount or the cap. It applies to the general fare: reduced fares have it reduced in proportion. */
  amountSatang: amountSatang.nonnegative().optional(),
  percent: z.number().min(0).max(100).optional(),
  ...validity,
  certainty,
  description: bilingual,
  source: bilingual,
});
export type FareRule = z.infer<typeof fareRule>;

/**
 * A line's prices by number of stations travelled, for one rider category and period. Index of `amountsSatang`:
 * stations travelled; the last amount also covers longer rides.
 */
export const fareTable = z.strictObject({
  id: slug,
  lineIds: z.array(lineId).min(1),
  riderCategory: riderCategoryId,
  amountsSatang: z.array(amountSatang.nonnegative()).min(1),
  ...validity,
  certainty,
  source: bilingual,
  note: bilingual.optional(),
});
export type FareTable = z.infer<typeof fareTable>;

/** Id of a fare range. */
export const fareRangeId = slug.clone().brand<'FareRangeId'>();
export type FareRangeId = z.infer<typeof fareRangeId>;

/**
 * The lowest and the highest price of rides whose exact price is unknown. It covers consecutive rides on its lines
 * together: passengers pay once until they leave the paid area. Entering and leaving at one station has no price.
 */
export const fareRange = z.strictObject({
  id: fareRangeId,
  lineIds: z.array(lineId).min(1),
  /** Rides between two of these stations; empty means all stations of the lines. */
  stations: z.array(stationCode),
  riderCategory: riderCategoryId,
  lowestSatang: amountSatang.nonnegative(),
  highestSatang: amountSatang.nonnegative(),
  ...validity,
  certainty,
  source: bilingual,
  note: bilingual.optional(),
});
export type FareRange = z.infer<typeof fareRange>;

/**
 * A part of a fare, such as a ride or a discount.
 *
 * @see architecture §5: "the answer lists its parts"
 */
export const farePart = z.strictObject({
  /**
   * `day-cap`: refund if the passenger rides nothing else that day; only in ticket options, not in a journey's fare.
   */
  kind: z.enum(['ride', 'entry-fee-once', 'transfer-discount', 'fare-cap', 'day-cap']),
  /** Negative for discounts; the lowest price, if only a range is known. The parts of a fare add up to it. */
  amountSatang,
  /** What it adds to the fare's highest sum, if that differs: the highest price, or the discount on it. */
  highestSatang: amountSatang.optional(),
  /** Of a ride: the agency that runs the line. */
  agencyId: agencyId.optional(),
  lineIds: z.array(lineId).min(1),
  /** For a ride: its first and last station. For a change: its two stations. */
  from: stationCode,
  to: stationCode,
  /** For a ride: number of stations charged, by the shorter way round a loop. */
  stationsTravelled: z.int().nonnegative().optional(),
  /**
   * For a ride: `own-table` is the rider's own price, `range` the rider's own range, `rule` the general fare less a
   * rule, `general` the general fare because no reduction is known for this line. With `rangeId`, the last two are
   * ranges too.
   */
  basis: z.enum(['own-table', 'rule', 'general', 'range']).optional(),
  rangeId: fareRangeId.optional(),
  ruleId: fareRuleId.optional(),
  certainty,
  /** Of the table, the range or the rule. */
  source: bilingual.optional(),
  /** What is special about this price: "one price for the whole line". */
  note: bilingual.optional(),
});
export type FarePart = z.infer<typeof farePart>;

/** What one rider pays for one journey. */
export const fare = z.strictObject({
  riderCategory: riderCategoryId,
  /** Media with this price; empty means every medium without a price of its own in the same list. */
  fareMedia: z.array(fareMediaId),
  amountSatang: amountSatang.nonnegative(),
  /** The highest sum, if a part is known as a range only; `amountSatang` is then the lowest. */
  highestSatang: amountSatang.nonnegative().optional(),
  /** Empty for a journey on foot only. */
  parts: z.array(farePart),
  /** The least certain of the inputs (architecture §5 calls it status). */
  status: certainty,
  /** The period around the requested day in which the same tables and rules apply. */
  ...validity,
  sources: z.array(bilingual),
  /** Rules to show next to the fare: day caps, notices, those that ended in the week before, and rules that changed the amount. */
  ruleIds: z.array(fareRuleId),
});
export type Fare = z.infer<typeof fare>;

/**
 * A line's fares between all stations, for one rider and one day.
 * @see product §2, FareRatesTicketTable
 */
export const fareMatrix = z.strictObject({
  lineId,
  date: calendarDate,
  riderCategory: riderCategoryId,
  /** Order of both rows and columns. */
  stations: z.array(stationCode),
  /** `[row][column]`: from, to. The diagonal is entering and leaving at the same station. */
  amountsSatang: z.array(z.array(amountSatang.nonnegative())),
  status: certainty,
  ...validity,
  sources: z.array(bilingual),
  ruleIds: z.array(fareRuleId),
});
export type FareMatrix = z.infer<typeof fareMatrix>;
