import { doEarlyPresses } from '../gate/early-presses';
import { tellFields } from '../gate/taken-over';

/** Makes up for what the visitor did before the program was there. */
export function takeOverPage(): void {
  doEarlyPresses();
  tellFields(() => true);
}
