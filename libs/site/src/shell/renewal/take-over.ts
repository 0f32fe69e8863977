import { takenOverAttribute } from '../../device/places-script';
import { endDeferral, endFrameTakeover } from '../../gate/deferred-page';
import { doEarlyPresses } from '../../gate/early-presses';
import { tellFields } from '../../gate/taken-over';

/** Makes up for what the visitor did in the frame before the program was there. */
export function takeOverFrame(): void {
  document.documentElement.setAttribute(takenOverAttribute, '');
  endFrameTakeover();
  doEarlyPresses('frame');
  tellFields((field) => !field.closest('main'));
}

/** Makes up for what the visitor did in the page. */
export function takeOverPage(): void {
  endDeferral();
  doEarlyPresses('page');
  tellFields((field) => field.closest('main') !== null);
}
