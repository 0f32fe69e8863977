import { AskAssistant } from './ask-assistant';
import { ColourMode } from './colour-mode';

/** The end of the menu. A chunk of its own. */
export function MenuTools() {
  return (
    <>
      <ColourMode />
      <AskAssistant />
    </>
  );
}
