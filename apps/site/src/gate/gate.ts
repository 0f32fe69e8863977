import { whenIdle } from '../shell/when-idle';
import { watchIntents } from './intents';
import { loadProgram } from './load-program';
import { whenDue } from './renewal-due';

/**
 * Loads the program when the visitor first does something that could need it. Without an intent it loads
 * - when the page is idle: on a tool, such as the map (`staticData.program`), on the page of a failure, which may leave
 *   itself, and for a visitor with a session, whose menu it fills in;
 * - when a page that changes by the minute is due.
 */
export function openGate(): void {
  const load = () =>
    void loadProgram().then((isThere) => {
      if (isThere) stop();
    });
  const stop = watchIntents(load);
  const { dataset } = document.documentElement;
  if (dataset['program'] === 'idle' || dataset['signedIn'] !== undefined) whenIdle(load);
  else if (document.querySelector('[data-live]')) whenDue(load);
}
