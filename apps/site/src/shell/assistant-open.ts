const listeners = new Set<() => void>();
let isOpen = false;

/** Whether the assistant's panel is open. Nothing else opens over it by itself. */
export const assistantOpen = {
  read: () => isOpen,
  set: (next: boolean) => {
    isOpen = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
