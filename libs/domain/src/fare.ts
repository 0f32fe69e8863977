import { z } from 'zod';
import { bilingual } from './bilingual';
import { calendarDate, certainty } from './certainty';
import { lineId, slug, stationCode } from './slug';

/** `adult`, `student`, … (GTFS Fares v2 rider_category_id); the feed says which exist. */
export const riderCategoryId = slug.brand<'RiderCategoryId'>();
export type RiderCategoryId = z.infer<typeof riderCategoryId>;

export const riderCategory = z.strictObject({
  id: riderCategoryId,
  name: bilingual,
  /** Who belongs to it. */
  condition: bilingual.optional(),
  /** What to carry or show for it. */
  proof: bilingual.optional(),
  /** Who says nothing about themselves is this one; exactly one of a tariff is. */
  isDefault: z.boolean(),
  eligibilityUrl: z.url().optional(),
});
export type RiderCategory = z.infer<typeof riderCategory>;

/** `emv`, `token`, … (GTFS Fares v2 fare_media_id). */
export const fareMediaId = slug.brand<'FareMediaId'>();
export type FareMediaId = z.infer<typeof fareMediaId>;

/** GTFS Fares v2 fare_media_type. */
export const fareMediaKind = z.enum(['none', 'paper', 'transit-card', 'contactless-bank-card', 'app']);
export type FareMediaKind = z.infer<typeof fareMediaKind>;

/** An amount of money; 100 satang are a baht. */
export const amountSatang = z.int();

/** How long something holds: first and last day, both inclusive. Absent: since ever, or no end known. */
const validity = { validFrom: calendarDate.optional(), validTo: calendarDate.optional() };

/** What a passenger holds to the gate. */
export const fareMedia = z.strictObject({
  id: fareMediaId,
  name: bilingual,
  kind: fareMediaKind,
  /** Where it is taken; empty: on every line. */
  lineIds: z.array(lineId),
  /**
   * Riders whose own fare it is known to carry; empty: everybody's. Others pay the general fare with it, where the
   * default rider is named, and may not use it where that one is not.
   */
  riderCategories: z.array(riderCategoryId),
  ...validity,
  certainty: certainty.optional(),
  source: bilingual.optional(),
});
export type FareMedia = z.infer<typeof fareMedia>;

/**
 * What a dated rule does to a price.
 * - `percent-discount`: off the general fare, for riders without a table of their own
 * - `free-travel`: nothing to pay
 * - `entry-fee-once`: the second line's entry fee is not charged when changing inside the paid area
 * - `transfer-discount`: the same for who changes through the gates with the same card
 * - `fare-cap`: one ride costs no more
 * - `day-cap`: a day costs no more; said beside the fare, since one journey cannot know the day
 * - `notice`: said beside the fare, changes nothing
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

export const fareRuleId = slug.brand<'FareRuleId'>();
export type FareRuleId = z.infer<typeof fareRuleId>;

/** A rule of the tariff with its dates. Empty lists mean: every line, every rider, any medium. */
export const fareRule = z.strictObject({
  id: fareRuleId,
  kind: fareRuleKind,
  lineIds: z.array(lineId),
  /** The two stations of a change, in either direction. */
  between: z.tuple([stationCode, stationCode]).optional(),
  riderCategories: z.array(riderCategoryId),
  fareMedia: z.array(fareMediaId),
  /** What is taken off, or the cap. Of the general fare: riders at a reduced fare get it reduced alike. */
  amountSatang: amountSatang.nonnegative().optional(),
  percent: z.number().min(0).max(100).optional(),
  ...validity,
  certainty,
  description: bilingual,
  source: bilingual,
});
export type FareRule = z.infer<typeof fareRule>;

/**
 * One line's prices by number of stations travelled, for one kind of rider and one time.
 * Index of `amountsSatang`: stations travelled; the last amount holds for longer rides too.
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

/** @see architecture §5: "the answer lists its parts" */
export const farePart = z.strictObject({
  /** `day-cap` is given back where nothing else is ridden that day: in ticket options, not in a journey's fare. */
  kind: z.enum(['ride', 'entry-fee-once', 'transfer-discount', 'fare-cap', 'day-cap']),
  /** Negative for what is taken off; the parts of a fare add up to it. */
  amountSatang,
  lineIds: z.array(lineId).min(1),
  /** Of a ride: where it begins and ends. Of a change: its two stations. */
  from: stationCode,
  to: stationCode,
  /** Of a ride: how many stations it counts, the shorter way round a loop. */
  stationsTravelled: z.int().nonnegative().optional(),
  /**
   * Of a ride: `own-table` the rider's own price, `rule` the general fare less a rule, `general` the general fare
   * because no reduction is known for this line.
   */
  basis: z.enum(['own-table', 'rule', 'general']).optional(),
  ruleId: fareRuleId.optional(),
  certainty,
});
export type FarePart = z.infer<typeof farePart>;

/** What one rider pays for one journey. */
export const fare = z.strictObject({
  riderCategory: riderCategoryId,
  /** Media for which this is the price; empty: whatever has no price of its own beside it. */
  fareMedia: z.array(fareMediaId),
  amountSatang: amountSatang.nonnegative(),
  /** None for a way that is walked only. */
  parts: z.array(farePart),
  /** The least sure of what the amount was made of (architecture §5 calls it status). */
  status: certainty,
  /** The days around the asked one on which the same tables and rules hold. */
  ...validity,
  sources: z.array(bilingual),
  /** Rules to say beside it: caps for the day, notices, and those that made the amount. */
  ruleIds: z.array(fareRuleId),
});
export type Fare = z.infer<typeof fare>;

/**
 * A line's fares from every station to every other, for one rider and one day.
 * @see product §2, FareRatesTicketTable
 */
export const fareMatrix = z.strictObject({
  lineId,
  date: calendarDate,
  riderCategory: riderCategoryId,
  /** Both rows and columns. */
  stations: z.array(stationCode),
  /** `[row][column]`: from, to. The diagonal is entering and leaving at the same station. */
  amountsSatang: z.array(z.array(amountSatang.nonnegative())),
  status: certainty,
  ...validity,
  sources: z.array(bilingual),
  ruleIds: z.array(fareRuleId),
});
export type FareMatrix = z.infer<typeof fareMatrix>;
