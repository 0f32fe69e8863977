import { z } from 'zod';

/**
 * How sure a stated fact is. Anything but `official` is shown as such, with its date.
 * - `official`: the authority's or operator's own publication was seen
 * - `probable`: several independent records agree, the official text was not seen
 * - `computed`: follows from an official rule
 * - `estimated`: a model's or a single source's figure
 * - `illustrative`: made up to show the form, such as a tender that nobody called; never to be acted upon
 */
export const certainty = z.enum(['official', 'probable', 'computed', 'estimated', 'illustrative']);
export type Certainty = z.infer<typeof certainty>;

/** A calendar day in Bangkok, `YYYY-MM-DD`. There was no year 0, and databases know none. */
export const calendarDate = z.iso
  .date()
  .refine((day) => !day.startsWith('0000'), 'must be a day of a year from 1 on');
