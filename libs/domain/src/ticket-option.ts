import { z } from 'zod';
import { calendarDate, certainty } from './certainty';
import { amountSatang, farePart, fareMediaId, fareRuleId, riderCategoryId } from './fare';
import { lineId } from './slug';

/** From the cheapest to the dearest journey, less what a cap for the day gives back; of one way both are its fare. */
const amountRange = {
  lowestSatang: amountSatang.nonnegative(),
  highestSatang: amountSatang.nonnegative(),
};

/** What stands in the place of a medium for who has nothing but money. */
export const nothingHeld = 'none';

/** What one holds to the gates of some lines. */
export const ticketUse = z.strictObject({
  fareMedia: fareMediaId,
  lineIds: z.array(lineId).min(1),
  /** Whose fare is paid: that of who asks, or the default rider's where the medium is not known to carry it. */
  riderCategory: riderCategoryId,
});
export type TicketUse = z.infer<typeof ticketUse>;

/**
 * One way to pay: mostly one medium for everything; several where lines do not take the same.
 * @see product §3, "Which ticket?"
 */
export const ticketOption = z.strictObject({
  /** In the order of the way, or of the network. */
  uses: z.array(ticketUse).min(1),
  ...amountRange,
  /** Both ways on one day; only of a way. */
  thereAndBackSatang: amountSatang.nonnegative().optional(),
  /** Of a way; they add up to its fare. */
  parts: z.array(farePart),
  /** The least sure of what the amount was made of. */
  status: certainty,
  /** The days around the asked one on which it costs the same and is taken. */
  validFrom: calendarDate.optional(),
  validTo: calendarDate.optional(),
  /** Rules that made the amount, and caps for the day. */
  ruleIds: z.array(fareRuleId),
});
export type TicketOption = z.infer<typeof ticketOption>;

const amounts = z.strictObject(amountRange);

/** What is no longer as before from a day on. */
export const tariffChange = z.strictObject({
  /** The first day on which it is so. */
  date: calendarDate,
  mediaBegun: z.array(fareMediaId),
  mediaEnded: z.array(fareMediaId),
  ruleIdsBegun: z.array(fareRuleId),
  ruleIdsEnded: z.array(fareRuleId),
  prices: z.array(z.strictObject({ fareMedia: z.array(fareMediaId), before: amounts, after: amounts })),
});
export type TariffChange = z.infer<typeof tariffChange>;

/** What one kind of rider pays on a line, from the shortest to the longest journey. */
export const lineFareRange = z.strictObject({
  lineId,
  riderCategory: riderCategoryId,
  ...amountRange,
  status: certainty,
  /** The days around the asked one on which it is so. */
  validFrom: calendarDate.optional(),
  validTo: calendarDate.optional(),
});
export type LineFareRange = z.infer<typeof lineFareRange>;
