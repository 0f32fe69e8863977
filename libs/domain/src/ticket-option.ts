import { z } from 'zod';
import { calendarDate, certainty } from './certainty';
import { amountSatang, farePart, fareMediaId, fareRuleId, riderCategoryId } from './fare';
import { lineId } from './slug';

/**
 * From the cheapest to the most expensive journey, minus the refund of a day cap. For one journey they differ only if
 * its fare is a range.
 */
const amountRange = {
  lowestSatang: amountSatang.nonnegative(),
  highestSatang: amountSatang.nonnegative(),
};

/** Placeholder medium for passengers who have only money. */
export const nothingHeld = 'none';

/** The medium to use on some of the lines. */
export const ticketUse = z.strictObject({
  fareMedia: fareMediaId,
  lineIds: z.array(lineId).min(1),
  /**
   * Whose fare applies: the passenger's, or the default rider's if the medium is not known to carry the passenger's.
   */
  riderCategory: riderCategoryId,
});
export type TicketUse = z.infer<typeof ticketUse>;

/**
 * One way to pay: usually one medium for everything, several if the lines accept different ones.
 * @see product §3, "Which ticket?"
 */
export const ticketOption = z.strictObject({
  /** In the order of the journey, or of the network; empty if no fare medium is recorded for any of the lines. */
  uses: z.array(ticketUse),
  ...amountRange,
  /** Both ways on one day; only for a journey. The lowest price, if only a range is known. */
  thereAndBackSatang: amountSatang.nonnegative().optional(),
  /** The highest price of both ways, if only a range is known. */
  thereAndBackHighestSatang: amountSatang.nonnegative().optional(),
  /** Only for a journey; they add up to its fare. */
  parts: z.array(farePart),
  /** The least certain of the inputs. */
  status: certainty,
  /** The period around the requested day with the same price and acceptance. */
  validFrom: calendarDate.optional(),
  validTo: calendarDate.optional(),
  /** Rules that changed the amount, and day caps. */
  ruleIds: z.array(fareRuleId),
});
export type TicketOption = z.infer<typeof ticketOption>;

const amounts = z.strictObject(amountRange);

/** A change of the tariff on a day. */
export const tariffChange = z.strictObject({
  /** The first day of the change. */
  date: calendarDate,
  mediaBegun: z.array(fareMediaId),
  mediaEnded: z.array(fareMediaId),
  ruleIdsBegun: z.array(fareRuleId),
  ruleIdsEnded: z.array(fareRuleId),
  prices: z.array(z.strictObject({ fareMedia: z.array(fareMediaId), before: amounts, after: amounts })),
});
export type TariffChange = z.infer<typeof tariffChange>;

/** What one rider category pays on a line, from the shortest to the longest journey. */
export const lineFareRange = z.strictObject({
  lineId,
  riderCategory: riderCategoryId,
  ...amountRange,
  status: certainty,
  /** The period around the requested day in which it applies. */
  validFrom: calendarDate.optional(),
  validTo: calendarDate.optional(),
});
export type LineFareRange = z.infer<typeof lineFareRange>;
