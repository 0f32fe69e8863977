/** Storage key of the closed notices. */
export const seenNoticesKey = 'seen-notices';

/** The line above the page closes independently of the dialog with the same content. */
export const barPrefix = 'bar:';

/**
 * Hides the notices above the page that were closed on this device, and the line if none is left. Each notice has two
 * elements, its title on the line and its text. Complete in itself: the inline script has its source text.
 */
function hide(key: string, prefix: string): void {
  try {
    const closed = JSON.parse(localStorage.getItem(key)!) as string[];
    const line = document.querySelector<HTMLElement>('[data-notices]')!;
    const more = line.querySelector<HTMLElement>('[data-more-notices]');
    let shown = 0;
    for (const notice of line.querySelectorAll<HTMLElement>('[data-notice]')) {
      notice.hidden = closed.includes(prefix + notice.dataset['notice']);
      if (!notice.hidden) shown += 0.5;
    }
    line.hidden = shown === 0;
    if (more) {
      more.textContent = `+${shown - 1}`;
      more.hidden = shown < 2;
    }
  } catch {
    // no notices, nothing closed, or blocked storage
  }
}

export const hideClosedNotices = (): void => hide(seenNoticesKey, barPrefix);

/**
 * Runs after the notices, before they are painted. Public pages are the same for everybody, so the HTML contains them
 * all.
 */
export const closedNoticesScript = `(${String(hide)})('${seenNoticesKey}','${barPrefix}')`;
