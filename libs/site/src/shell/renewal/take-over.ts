import { takenOverAttribute } from '../../device/places-script';
import { endDeferral, endFrameTakeover } from '../../gate/deferred-page';
import { replayEarlyPresses } from '../../gate/early-presses';
import { replayInput } from '../../gate/taken-over';

/** Makes up for what the visitor did in the frame before the program was there. */
export function takeOverFrame(): void {
  document.documentElement.setAttribute(takenOverAttribute, '');
  endFrameTakeover();
  replayEarlyPresses('frame');
  replayInput((field) => !field.closest('main'));
}

/** Makes up for what the visitor did in the page. */
export function takeOverPage(): void {
  endDeferral();
  replayEarlyPresses('page');
  replayInput((field) => field.closest('main') !== null);
}
