import { takenOverAttribute } from '../../device/places-script';
import { endDeferral, endFrameTakeover } from '../../gate/deferred-page';
import { endEarlyPresses, replayEarlyPresses } from '../../gate/early-presses';
import { endTakeover, replayInput, TakenOver, useTakenOver } from '../../gate/taken-over';

/** Makes up for what the visitor did in the frame before the program was there. */
export function FrameTakenOver() {
  return <TakenOver onHydrated={() => endEarlyPresses('frame')} onTakenOver={takeOverFrame} />;
}

function takeOverFrame(): void {
  document.documentElement.setAttribute(takenOverAttribute, '');
  endFrameTakeover();
  replayEarlyPresses('frame');
  replayInput((field) => !field.closest('main'));
}

/**
 * Makes up for what the visitor did in the page. For what fills the page: the router has it in a `Suspense` of its own, which
 * React hydrates later than what is around it.
 */
export function usePageTakenOver(): void {
  useTakenOver({ onHydrated: () => endEarlyPresses('page'), onTakenOver: takeOverPage });
}

/** Called when React has hydrated the page, or shows another one. */
export function takeOverPage(): void {
  endTakeover();
  endDeferral();
  replayEarlyPresses('page');
  replayInput((field) => field.closest('main') !== null);
}
