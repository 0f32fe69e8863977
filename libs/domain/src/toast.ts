import { z } from 'zod';

/** How long a toast stays, in milliseconds. @see specification §9 */
export const toastTimeoutMilliseconds = 5000;

/**
 * A short message that appears and disappears by itself.
 * @see specification §3, toast notification; §4, its states
 */
export const toast = z.strictObject({
  /** Time of creation, in milliseconds since 1970 (specification §9). */
  id: z.int().positive(),
  title: z.string().min(1),
  description: z.string().optional(),
  /** Name of an icon. */
  icon: z.string().optional(),
  /** Image URL. */
  avatar: z.string().optional(),
  hasCloseButton: z.boolean().default(true),
  /** 0 keeps it until it is closed. */
  timeoutMilliseconds: z.int().nonnegative().default(toastTimeoutMilliseconds),
  actions: z.array(z.strictObject({ label: z.string().min(1), href: z.string().optional() })).default([]),
  color: z.enum(['neutral', 'info', 'success', 'warning', 'danger']).default('neutral'),
});
export type Toast = z.infer<typeof toast>;
