import { hasBegun } from '../device/begun';
import { whenIdle } from '../device/when-idle';
import { deferPage, hydratePage, passEventsOn } from './deferred-page';
import { watchIntents } from './intents';
import { fetchProgram, loadProgram, type Program } from './load-program';
import { whenDue } from '../device/renewal-due';

/**
 * Loads the program when the visitor first does something that could need it. Without an intent it loads
 * - when the page is idle: see `isForIdle`;
 * - when a page that changes by the minute is due.
 * A tool has the files of its program fetched when the page is idle. A page of content is deferred: its program is that of
 * the frame.
 */
export function openGate(request: () => Promise<Program>): void {
  const load = () =>
    void loadProgram(request).then((isThere) => {
      if (isThere) stop();
    });
  passEventsOn();
  if (document.documentElement.dataset['program'] === 'frame') deferPage();
  const stop = watchIntents(load, { isTool: isFetched() });
  // the visitor was faster than this script
  const hasBegunBefore = hasBegun() && !document.activeElement?.matches('[autofocus]');
  if (hasBegunBefore || isReturn()) hydratePage().catch(() => undefined);
  if (hasBegunBefore) load();
  else if (isForIdle()) {
    whenIdle(load);
    // without a network nothing was requested
    addEventListener('online', load);
  } else {
    if (isFetched()) whenIdle(fetchProgram);
    if (document.querySelector('[data-live]')) whenDue(load);
  }
}

const isFetched = () => document.documentElement.dataset['program'] === 'fetched';

/**
 * Whether the program comes by itself: on a page that needs it (`data-program`), such as a form; for a visitor with a
 * session, whose menu it fills in; and after going back, to restore what was typed.
 */
function isForIdle(): boolean {
  const { dataset } = document.documentElement;
  return dataset['program'] === 'idle' || dataset['signedIn'] !== undefined || isReturn();
}

function isReturn(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((visit) => (visit as PerformanceNavigationTiming).type === 'back_forward');
}
