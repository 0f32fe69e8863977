import { z } from 'zod';
import { amountSatang } from './fare';
import { journey } from './journey';

/**
 * What distinguishes a way, if it is true against every other one that was compared.
 * - `fastest`: usually by a minute or more
 * - `fewest-changes`: no other one has as few
 * - `least-walking`: by a minute or more
 * - `cheapest`: its highest price is below the lowest one of every other
 * - `step-free`: all of its trains, platforms and walks between stations are known to be; compares nothing
 */
export const wayMark = z.enum(['fastest', 'fewest-changes', 'least-walking', 'cheapest', 'step-free']);
export type WayMark = z.infer<typeof wayMark>;

/** A journey beside others between the same ends, with other lines or interchanges. */
export const way = z.strictObject({
  ...journey.shape,
  marks: z.array(wayMark),
  /** Of all walks, also to and from a place. */
  walkSeconds: z.int().nonnegative(),
  /** Of a passenger without a reduction, by the usual fare media; the two differ if only a range is known. */
  price: z
    .strictObject({ lowestSatang: amountSatang.nonnegative(), highestSatang: amountSatang.nonnegative() })
    .optional(),
});
export type Way = z.infer<typeof way>;
