import type { Glyph } from '../icon/icons';
import { toastTimeoutMs } from './toast-timer';

export type ToastColour = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
/** Why a toast went: its cross, one of its actions, its time was up, or `remove` of useToasts. */
export type ToastEnd = 'close' | 'action' | 'timeout' | 'removed';

export interface ToastAction {
  label: string;
  onClick?: () => void;
}

/** Specification, section 3. */
export interface Toast {
  /** Its creation time, milliseconds since 1970. */
  id: number;
  title: string;
  description?: string;
  /** Stands for the colour's own icon. */
  icon?: Glyph;
  /** The address of a small square picture, in the icon's place. */
  avatar?: string;
  closeButton: boolean;
  /** In milliseconds; 0 stays until it is closed. */
  timeout: number;
  /** Each closes the toast. */
  actions: readonly ToastAction[];
  /** Called once, when the toast goes. */
  callback?: (end: ToastEnd) => void;
  colour: ToastColour;
  /** Assertive interrupts what a screen reader is saying: for failures that need an answer now. */
  urgency: 'polite' | 'assertive';
}

export type NewToast = Pick<Toast, 'title'> & Partial<Omit<Toast, 'id' | 'title'>>;

/** Two toasts of one millisecond must not share an id: the later one takes the next free one. */
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
