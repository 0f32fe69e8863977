import { ColourModeSelect } from '@raang/ui';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { switches } from '../../authority/switches';
import { AskAssistant } from '../assistant/assistant-buttons';

/** The end of the menu: what depends on the visitor's browser. Only the server has it (ServerHtml). */
export const menuTools = createIsomorphicFn()
  .server((forced: 'light' | 'dark' | undefined): ReactNode => (
    <>
      <ColourModeSelect forced={forced} />
      {switches.assistant && <AskAssistant />}
    </>
  ))
  .client((): ReactNode => undefined);
