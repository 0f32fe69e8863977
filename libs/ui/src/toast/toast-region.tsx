import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useModalOpen } from '../dialog/use-modal-open';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { ToastCard } from './toast-card';
import type { Toast, ToastEnd } from './toast-model';

/** Focuses the toasts from anywhere: five seconds are too short to reach them by Tab. */
const focusKey = 'F8';

export interface ToastRegionProps {
  toasts: readonly Toast[];
  now: () => number;
  onEnd: (id: number, end: ToastEnd) => void;
}

/** Both live regions are in the server HTML: screen readers often ignore a region that appears with its text. */
export function ToastRegion({ toasts, now, onEnd }: ToastRegionProps) {
  const { toasts: labels } = useLabels();
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const isEmpty = toasts.length === 0;
  // A modal dialog traps the focus, so a toast with actions waits until the dialog closes. It is announced immediately.
  const isOutOfReach = useModalOpen();

  useEffect(() => {
    if (isEmpty) return;
    const focusToasts = (event: KeyboardEvent) => {
      if (event.key === focusKey) (region.current?.querySelector('button') ?? region.current)?.focus();
    };
    document.addEventListener('keydown', focusToasts);
    return () => document.removeEventListener('keydown', focusToasts);
  }, [isEmpty]);

  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    setFocus(true);
  };
  /** Moves the focus from a closing toast to the others, or back to the page. */
  const end = (id: number, reason: ToastEnd) => {
    if (region.current?.contains(document.activeElement)) {
      if (toasts.length > 1) region.current.focus();
      else if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    }
    onEnd(id, reason);
  };

  return (
    <div
      ref={region}
      data-toasts=""
      tabIndex={-1}
      {...(isEmpty ? {} : { role: 'region', 'aria-label': fillLabel(labels.region, { key: focusKey }) })}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 max-h-dvh overflow-y-auto p-[16px] sm:start-auto sm:w-108 print:hidden"
      onFocus={remember}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      {(['assertive', 'polite'] as const).map((urgency) => (
        <ol key={urgency} aria-live={urgency}>
          {toasts
            .filter((toast) => toast.urgency === urgency)
            .map((toast) => (
              <ToastCard
                key={toast.id}
                toast={toast}
                held={hasFocus || (isOutOfReach && toast.actions.length > 0)}
                now={now}
                onEnd={(reason) => end(toast.id, reason)}
              />
            ))}
        </ol>
      ))}
    </div>
  );
}
