import { z } from 'zod';

/** Why a toast closed: its close button, an action, its timeout, or the code that added it. */
export type ToastEnd = 'close' | 'action' | 'timeout' | 'removed';

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
  /** 0 keeps it until it is closed. Without it, the kit's default applies. */
  timeoutMilliseconds: z.int().nonnegative().optional(),
  actions: z.array(z.strictObject({ label: z.string().min(1), href: z.string().optional() })).default([]),
  /** Called once, when the toast closes, with the reason. */
  callback: z.custom<(end: ToastEnd) => void>((value) => typeof value === 'function').optional(),
  color: z.enum(['neutral', 'info', 'success', 'warning', 'danger']).default('neutral'),
});
export type Toast = z.infer<typeof toast>;
