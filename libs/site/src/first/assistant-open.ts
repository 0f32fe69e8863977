const listeners = new Set<() => void>();
let isOpen = false;
let opener: HTMLElement | undefined;

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

/** Moves the focus to the button that opened the assistant. That of the menu is hidden again: to the menu's own button. */
export function returnToOpener(): void {
  const panelButton = opener?.closest('[data-header-panel]')?.querySelector<HTMLElement>('summary');
  const places = [opener, panelButton, document.getElementById('main')];
  places.find((place) => place?.checkVisibility())?.focus({ preventScroll: true });
}

/** The buttons with `data-opens-assistant`: in the header, in the menu and at the end of a page. */
export function watchAssistantButtons(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const button = target instanceof Element && target.closest<HTMLElement>('[data-opens-assistant]');
    if (!button) return;
    // handled: not to be repeated when the program is there
    event.preventDefault();
    opener = button;
    assistantOpen.set(true);
  });
}
