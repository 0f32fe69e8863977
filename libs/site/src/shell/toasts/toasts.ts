import type { NewToast } from '@raang/ui';

/** Queue of toasts without a host. */
let waiting: readonly NewToast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast, or queues it until the host is mounted. Browser only. */
export function showToast(toast: NewToast): void {
  waiting = [...waiting, toast];
  tell();
}

export function waitingToasts(): readonly NewToast[] {
  return waiting;
}

/** Takes all queued toasts. */
export function takeToasts(): readonly NewToast[] {
  const taken = waiting;
  if (taken.length === 0) return taken;
  waiting = [];
  tell();
  return taken;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}
