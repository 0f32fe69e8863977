import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { subscribeToasts, waitingToasts } from '../toasts/toasts';

const ToastRegion = lazy(() => import('./toast-region'));
const none = [] as const;

/** Container of toasts; its code loads with the first toast. */
export function ToastHost() {
  const waiting = useSyncExternalStore(subscribeToasts, waitingToasts, () => none);
  const [isNeeded, setNeeded] = useState(false);
  if (waiting.length > 0 && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  );
}
