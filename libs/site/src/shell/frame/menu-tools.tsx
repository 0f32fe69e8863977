import { Button, ColourModeSelect, MessageIcon, useLabels } from '@raang/ui';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { switches } from '../../authority/switches';

/** The end of the menu: what depends on the visitor's browser. Only the server has it (ServerHtml). */
export const menuTools = createIsomorphicFn()
  .server((forced: 'light' | 'dark' | undefined): ReactNode => (
    <>
      <ColourModeSelect forced={forced} />
      {switches.assistant && <AskAssistant />}
    </>
  ))
  .client((): ReactNode => undefined);

/** Opens the assistant from the menu: on a phone its round button would cover the first screen. */
function AskAssistant() {
  const { chat } = useLabels();
  return (
    <Button
      variant="quiet"
      size="sm"
      iconStart={MessageIcon}
      data-closes-panel=""
      data-opens-assistant=""
      className="min-h-11 sm:hidden noscript:hidden"
    >
      {chat.open}
    </Button>
  );
}
