import { z } from 'zod';

/**
 * How certain a fact is. Pages show anything but `official` as such, with its date.
 * - `official`: published by the authority or operator, and seen
 * - `probable`: several independent records agree; the official text was not seen
 * - `computed`: follows from an official rule
 * - `estimated`: from a model or a single source
 */
export const certainty = z.enum(['official', 'probable', 'computed', 'estimated']);
export type Certainty = z.infer<typeof certainty>;

/** A calendar day at the network, `YYYY-MM-DD`. Year 0 does not exist, and databases reject it. */
export const calendarDate = z.iso
  .date()
  .refine((day) => !day.startsWith('0000'), 'must be a day of a year from 1 on');
