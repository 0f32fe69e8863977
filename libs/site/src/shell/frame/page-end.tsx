import { BackToTop } from '@raang/ui';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { switches } from '../../authority/switches';
import { AskAssistant } from '../assistant/assistant-buttons';

/** After the content of every page. Only the server has it (ServerHtml). */
export const pageEnd = createIsomorphicFn()
  .server((): ReactNode => (
    <>
      {switches.assistant && <AskAssistant />}
      <BackToTop className="-me-3 ms-auto" />
    </>
  ))
  .client((): ReactNode => undefined);
