import type { Glyph } from '../icon/icons';
import { toastTimeoutMs } from './toast-timer';

export type ToastColour = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
/** Why a toast closed: close button, action, timeout, or `remove` of useToasts. */
export type ToastEnd = 'close' | 'action' | 'timeout' | 'removed';

export interface ToastAction {
  label: string;
  onClick?: () => void;
}

/** A toast (specification, section 3). */
export interface Toast {
  /** Creation time, in milliseconds since 1970. */
  id: number;
  title: string;
  description?: string;
  /** Replaces the colour's default icon. */
  icon?: Glyph;
  /** URL of a small square picture, instead of the icon. */
  avatar?: string;
  closeButton: boolean;
  /** In milliseconds. 0 disables the timeout. */
  timeout: number;
  /** Every action closes the toast. */
  actions: readonly ToastAction[];
  /** Called once, when the toast closes. */
  callback?: (end: ToastEnd) => void;
  colour: ToastColour;
  /** `assertive` interrupts a screen reader. Use it for urgent failures. */
  urgency: 'polite' | 'assertive';
}

export type NewToast = Pick<Toast, 'title'> & Partial<Omit<Toast, 'id' | 'title'>>;

/** Toasts of the same millisecond get consecutive ids. */
export function createToast(toast: NewToast, now: number, lastId = 0): Toast {
  const colour = toast.colour ?? 'neutral';
  return {
    closeButton: true,
    timeout: toastTimeoutMs,
    actions: [],
    urgency: colour === 'danger' ? 'assertive' : 'polite',
    ...toast,
    colour,
    id: Math.max(now, lastId + 1),
  };
}
