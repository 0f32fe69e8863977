import { loadFiles, pageFiles } from './program-files';
import { reportFailedTakeover } from './report-failed-takeover';

/** What the page's code adds something to. Links and text work without it. */
const controls =
  'button,input,select,textarea,summary,label,[contenteditable],[role=button],[data-needs-program]';

const uses = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'input', 'focusin', 'click'];

/** Events that React stops on their way to a part that it has not hydrated. */
const stopped = [...uses, 'focusout', 'change', 'submit', 'keyup', 'pointerup', 'mouseover'];

const isInPage = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('main') !== null;

const loaded = signal();
const hydrated = signal();
const watching = new AbortController();
let isFrameTakenOver = false;
let isDeferred = false;
let isLoaded = false;
let loading: Promise<void> | undefined;
let prepare: (() => Promise<unknown>) | undefined;
let files: readonly string[] | undefined;

/** Whether React leaves the page's HTML inside the frame alone, until something in it is used. */
export const isPageDeferred = (): boolean => isDeferred;

/** Whether hydration leaves the page out: its code is not there yet. */
export const isPageLeftOut = (): boolean => isDeferred && !isLoaded;

/** What the router does with the loaded files, before React hydrates the page. Called while it hydrates itself. */
export function preparePageWith(run: () => Promise<unknown>): void {
  prepare = run;
  // the framework deletes the page's data when it has hydrated
  files = pageFiles();
}

/** Resolves when the code of a deferred page is there. */
export const pageLoaded: Promise<void> = loaded.promise;

/** Defers the page. Its code loads with the first use of one of its controls. */
export function deferPage(): void {
  isDeferred = true;
  document.documentElement.dataset['deferred'] = '';
  listen(uses, ({ type, target }) => {
    if (
      isInPage(target) &&
      target.closest(controls) &&
      !(type === 'focusin' && target.matches('[autofocus]'))
    )
      void hydratePage().catch(() => undefined);
  });
}

/** Passes events on that React stops until it has hydrated their part: links, panels and early presses need them. */
export function passEventsOn(): void {
  isFrameTakenOver = false;
  listen(stopped, (event) => {
    if (!isFrameTakenOver || isInPage(event.target)) event.stopPropagation = () => undefined;
  });
}

/** Called when React has hydrated the frame. Its parts stop events for themselves from then on. */
export function endFrameTakeover(): void {
  isFrameTakenOver = true;
}

function listen(types: readonly string[], run: (event: Event) => void) {
  const { signal } = watching;
  for (const type of types) addEventListener(type, run, { capture: true, passive: true, signal });
}

/**
 * Loads the page's code, unless it is there. Rejects if a file is missing: the page stays as HTML, and the next call tries
 * again.
 * @returns resolves when React has hydrated the page
 */
export async function hydratePage(): Promise<void> {
  if (!isDeferred) return;
  loading ??= loadPage();
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    reportFailedTakeover(error);
    throw error;
  }
  isLoaded = true;
  loaded.resolve();
  await hydrated.promise;
}

async function loadPage() {
  const needed = files ?? pageFiles();
  await loadFiles(needed);
  // the router takes a module that fails for a failure of the page
  await Promise.all(needed.map((file) => import(/* @vite-ignore */ file)));
  await prepare?.();
}

/** Called when React has hydrated the page, or shows another one. */
export function endDeferral(): void {
  isDeferred = false;
  delete document.documentElement.dataset['deferred'];
  watching.abort();
  hydrated.resolve();
}

/** `Promise.withResolvers` is newer than the oldest browser that the site supports. */
function signal() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
