import { Button, ColourModeSelect, MessageIcon, useLabels } from '@raang/ui';
import type { Locale } from '@raang/domain/locale';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { constantHtml } from '../server/frame-parts';

/** The end of the menu: what depends on the visitor's browser. Only the server has it (server-html.tsx). */
export const menuTools = createIsomorphicFn()
  .server((locale: Locale, forced: 'light' | 'dark' | undefined): ReactNode =>
    constantHtml(`menu-tools-${forced ?? 'any'}`, locale, () => (
      <>
        <ColourModeSelect forced={forced} />
        <AskAssistant />
      </>
    )),
  )
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
