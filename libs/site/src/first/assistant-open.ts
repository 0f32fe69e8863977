const listeners = new Set<() => void>();
let isOpen = false;

/**
 * Whether the assistant's panel is open, or opens as soon as the program has loaded. Nothing else opens over it by itself.
 */
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

/** The buttons with `data-opens-assistant`, in the corner and in the menu. */
export function watchAssistantButtons(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element && target.closest('[data-opens-assistant]'))) return;
    // handled: not to be repeated when the program is there
    event.preventDefault();
    assistantOpen.set(true);
  });
}
