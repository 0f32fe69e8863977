import { isComposing } from '../native/is-composing';

let isWatching = false;

/**
 * Closes open header panels: by Escape, a followed link, a pressed button with `data-closes-panel`, a press outside or a
 * lost focus. Gives the focus to the search field of a panel that opens. Listens to the document, once however often it is
 * called. Plain DOM, for a script that runs without React.
 */
export function watchHeaderPanels(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('focusout', closeOnLeaving);
  document.addEventListener('click', closeOrFocus);
}

const openPanels = '[data-header-panel][open]';

const panelOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>('[data-header-panel]') : null;

function closeOnEscape(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Escape' || isComposing(event)) return;
  // without a focus, as after the element that had it is gone, the key is for what is open
  const panel =
    target === document.body ? document.querySelector<HTMLDetailsElement>(openPanels) : panelOf(target);
  if (!panel?.open) return;
  panel.open = false;
  panel.querySelector('summary')?.focus();
}

/** The panel must not cover the focused element. */
function closeOnLeaving({ target, relatedTarget }: FocusEvent): void {
  const panel = panelOf(target);
  if (relatedTarget instanceof Node && panel && !panel.contains(relatedTarget)) panel.open = false;
}

function closeOrFocus(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const panel = panelOf(target);
  for (const open of document.querySelectorAll<HTMLDetailsElement>(openPanels)) {
    // the router follows links without reloading the page
    if (open !== panel || target.closest('a, [data-closes-panel]')) open.open = false;
  }
  const field = panel?.querySelector<HTMLInputElement>('input[type=search]');
  if (!panel || !field || panel.open || !panel.firstElementChild?.contains(target)) return;
  // opens it now rather than after this event: phones show their keyboard only for a focus during the tap
  event.preventDefault();
  panel.open = true;
  field.focus();
}
