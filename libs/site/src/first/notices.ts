import { barPrefix } from './closed-notices';
import { createSeenNotices } from './seen-notices';

/** One list of the device, or of this page if storage is blocked. */
export const seenNotices = createSeenNotices(() => localStorage);

/** The button of the line above the page closes all notices that it has. */
export function watchNotices(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const line =
      target instanceof Element &&
      target.closest('[data-closes-notices]')?.closest<HTMLElement>('[data-notices]');
    if (!line) return;
    // handled: not to be repeated when the program is there
    event.preventDefault();
    for (const notice of line.querySelectorAll<HTMLElement>('summary > [data-notice]:not([hidden])'))
      seenNotices.add(barPrefix + notice.dataset['notice']);
    line.hidden = true;
    // the button that had the focus is gone
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
