import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { subscribeToasts, waitingToasts } from './toasts';

const ToastRegion = lazy(() => import('./toast-region'));
const none = [] as const;

/** Where toasts appear; its program comes with the first of them. */
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
