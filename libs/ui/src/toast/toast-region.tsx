import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useModalOpen } from '../dialog/use-modal-open';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { ToastCard } from './toast-card';
import type { Toast, ToastEnd } from './toast-model';

/** Leads to the toasts from anywhere: five seconds are too short for tabbing through a page. */
const wayThereKey = 'F8';

export interface ToastRegionProps {
  toasts: readonly Toast[];
  now: () => number;
  onEnd: (id: number, end: ToastEnd) => void;
}

/** Both live regions are in the server's HTML already: one that arrives with its words is often not read. */
export function ToastRegion({ toasts, now, onEnd }: ToastRegionProps) {
  const { toasts: labels } = useLabels();
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const isEmpty = toasts.length === 0;
  // A modal dialog keeps the keyboard to itself. What can be acted on waits until it is closed, and is heard at once.
  const isOutOfReach = useModalOpen();

  useEffect(() => {
    if (isEmpty) return;
    const goThere = (event: KeyboardEvent) => {
      if (event.key === wayThereKey) (region.current?.querySelector('button') ?? region.current)?.focus();
    };
    document.addEventListener('keydown', goThere);
    return () => document.removeEventListener('keydown', goThere);
  }, [isEmpty]);

  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    setFocus(true);
  };
  /** A toast that goes takes the focus with it: hand it on to the others, or back to where it came from. */
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
      {...(isEmpty ? {} : { role: 'region', 'aria-label': fillLabel(labels.region, { key: wayThereKey }) })}
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
