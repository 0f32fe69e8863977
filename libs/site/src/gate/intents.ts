/** What a visitor can use. A touch elsewhere only scrolls. */
const controls = 'a,button,input,select,textarea,summary,label,[role],[tabindex],[contenteditable]';

/** What the script of `src/first` handles alone: most visitors of a bad morning close an alert and read. */
const handled = '[data-severe-alert],[data-covering]';

/**
 * Calls back whenever the visitor does something that could need the program: points at or touches a control, presses a
 * key, moves the focus, types, or scrolls past the first screen. On a tool, which has buttons only with its program,
 * pointing at anything counts.
 * @returns a function that stops it
 */
export function watchIntents(onIntent: () => void, { isTool = false } = {}): () => void {
  const stopping = new AbortController();
  const options = { capture: true, passive: true, signal: stopping.signal };
  const listen = (types: readonly string[], isIntent: (target: Element) => boolean) => {
    for (const type of types)
      addEventListener(
        type,
        ({ target }) => {
          if (target instanceof Element && !target.closest(handled) && isIntent(target)) onIntent();
        },
        options,
      );
  };
  listen(
    ['pointerover', 'pointerdown', 'touchstart'],
    (target) => isTool || target.closest(controls) !== null,
  );
  listen(['keydown', 'input', 'click'], () => true);
  // the page gives itself the focus, and its content after a choice
  listen(['focusin'], (target) => !target.matches('main,[autofocus]'));
  const onScroll = () => {
    if (scrollY > innerHeight) onIntent();
  };
  addEventListener('scroll', onScroll, options);
  // a reload restores the position
  onScroll();
  return () => stopping.abort();
}
