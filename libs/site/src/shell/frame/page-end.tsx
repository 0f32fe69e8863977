import { useLingui } from '@lingui/react/macro';
import { BackToTop, Container } from '@raang/ui';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { switches } from '../../authority/switches';
import { AskAssistant } from '../assistant/assistant-buttons';

/** After the content of every page. Only the server has it (ServerHtml). */
export const pageEnd = createIsomorphicFn()
  .server((): ReactNode => <PageEnd />)
  .client((): ReactNode => undefined);

function PageEnd() {
  const { t } = useLingui();
  return (
    <section aria-label={t`End of page`} className="border-t border-line print:hidden">
      <Container className="flex flex-wrap items-center justify-between">
        {switches.assistant && <AskAssistant />}
        <BackToTop className="-me-3 ms-auto" />
      </Container>
    </section>
  );
}
