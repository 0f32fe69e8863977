/** What a visitor can use. A touch elsewhere only scrolls. */
const controls = 'a,button,input,select,textarea,summary,label,[role],[tabindex],[contenteditable]';

/**
 * Calls back whenever the visitor does something that could need the program: points at or touches a control, presses a
 * key, moves the focus, types, or scrolls past the first screen.
 * @returns a function that stops it
 */
export function watchIntents(onIntent: () => void): () => void {
  const stopping = new AbortController();
  const options = { capture: true, passive: true, signal: stopping.signal };
  const onPointer = ({ target }: Event) => {
    if (target instanceof Element && target.closest(controls)) onIntent();
  };
  for (const type of ['pointerover', 'pointerdown', 'touchstart']) addEventListener(type, onPointer, options);
  for (const type of ['keydown', 'input', 'click']) addEventListener(type, onIntent, options);
  const onFocus = ({ target }: Event) => {
    // the page gives itself the focus
    if (!(target as Element).matches('[autofocus]')) onIntent();
  };
  addEventListener('focusin', onFocus, options);
  const onScroll = () => {
    if (scrollY > innerHeight) onIntent();
  };
  addEventListener('scroll', onScroll, options);
  // a reload restores the position
  onScroll();
  return () => stopping.abort();
}
