import { ToastProvider, useToasts } from '@raang/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { subscribeToasts, takeToasts, waitingToasts } from '../toasts/toasts';

const none = [] as const;

/** Default export for React's `lazy`. */
export default function ToastRegion() {
  return (
    <ToastProvider now={Date.now}>
      <Handover />
    </ToastProvider>
  );
}

function Handover() {
  const toasts = useToasts();
  const waiting = useSyncExternalStore(subscribeToasts, waitingToasts, () => none);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const toast of takeToasts()) toasts.add(toast);
  }, [toasts, waiting]);
  return null;
}
