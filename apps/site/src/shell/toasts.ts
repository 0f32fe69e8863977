import type { NewToast } from '@raang/ui';

/** Toasts that no host has shown yet. */
let waiting: readonly NewToast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast as soon as the host is there, from anywhere in the browser. */
export function showToast(toast: NewToast): void {
  waiting = [...waiting, toast];
  tell();
}

export function waitingToasts(): readonly NewToast[] {
  return waiting;
}

/** Hands the waiting toasts over, each once. */
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
