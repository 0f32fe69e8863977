import { hasBegun } from '../device/begun';
import { whenIdle } from '../device/when-idle';
import { watchIntents } from './intents';
import { loadProgram, type Program } from './load-program';
import { whenDue } from './renewal-due';

/**
 * Loads the program when the visitor first does something that could need it. Without an intent it loads
 * - when the page is idle: see `isForIdle`;
 * - when a page that changes by the minute is due.
 */
export function openGate(request: () => Promise<Program>): void {
  const load = () =>
    void loadProgram(request).then((isThere) => {
      if (isThere) stop();
    });
  const stop = watchIntents(load);
  // the visitor was faster than this script
  if (hasBegun() && !document.activeElement?.matches('[autofocus]')) load();
  else if (isForIdle()) whenIdle(load);
  else if (document.querySelector('[data-live]')) whenDue(load);
}

/**
 * Whether the program comes by itself: on a tool, such as the map, and the page of a failure, which may leave itself
 * (`data-program`); for a visitor with a session, whose menu it fills in; and after going back, to restore what was
 * typed.
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
