/** Buttons that do nothing without the program, and forms that it sends. */
const needsProgram =
  'button[type=button]:not([popovertarget],[commandfor]),[role=button]:not(a,button,summary),[data-needs-program] button';

/** Fields whose options come with the control that replaces them: see `useLazyControl`. */
const opening = 'input[data-opens]';

/** The states of toggles. */
const states = ['aria-pressed', 'aria-expanded', 'aria-checked'] as const;

interface Press {
  element: HTMLElement;
  /** Its state when it was pressed; null if it is no toggle. */
  state: string | null;
}

let presses: Press[] = [];
let stop: (() => void) | undefined;
let isFrameHydrated = false;

const isOfFrame = (element: Element) => element.closest('main') === null;

/**
 * Remembers the presses that come before the program. Skips those that another listener has handled, which it tells by
 * `preventDefault`.
 */
export function keepEarlyPresses(): void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.target.matches(opening)) event.target.setAttribute('data-pressed', '');
    const element = event.target.closest<HTMLElement>(needsProgram);
    if (!element || (isFrameHydrated && isOfFrame(element))) return;
    // a form that the program sends must not reload the page
    event.preventDefault();
    const state = stateOf(element);
    // nothing shows that the first press of a toggle counts, so a second one does not take it back
    if (state === null || presses.every((press) => press.element !== element))
      presses.push({ element, state });
  };
  // on the window and not capturing: after every other listener
  isFrameHydrated = false;
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('click', onClick, { signal });
  addEventListener('compositionstart', (event) => noteComposing(event, true), { signal });
  addEventListener('compositionend', (event) => noteComposing(event, false), { signal });
  stop = () => listening.abort();
}

/** Keeps no more presses of a part. Called in the task in which React hydrates it: it handles the next one. */
export function endEarlyPresses(part: 'frame' | 'page'): void {
  if (part === 'frame') isFrameHydrated = true;
  else stop?.();
}

/**
 * Does the early presses, each once, in their order. Called when the program has taken over the frame, and then the page. A
 * toggle that turns out to be in the wanted state stays in it, such as the like of an earlier visit.
 */
export function replayEarlyPresses(part: 'frame' | 'page'): void {
  const isReady = ({ element }: Press) => part === 'page' || isOfFrame(element);
  const ready = presses.filter(isReady);
  presses = presses.filter((press) => !isReady(press));
  for (const { element, state } of ready) {
    // React hydrates a part of the page at once when it gets an event of this kind
    element.dispatchEvent(new Event('touchcancel', { bubbles: true }));
    if (element.isConnected && stateOf(element) === state) element.click();
  }
}

function noteComposing({ target }: Event, isComposing: boolean): void {
  if (target instanceof Element && target.matches(opening))
    target.toggleAttribute('data-composing', isComposing);
}

const stateOf = (element: Element) =>
  states.map((name) => element.getAttribute(name)).find((state) => state !== null) ?? null;
