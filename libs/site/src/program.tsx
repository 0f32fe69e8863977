import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openDefaultPolicy } from './device/trusted-types';
import { pageLocale } from './language/page-locale';
import { reportFailedTakeover } from './gate/report-failed-takeover';
import { seeThroughTranslations } from './gate/see-through-translations';
import { KeptDocument } from './shell/frame/kept-document';
import { isReplaced } from './shell/renewal/replaced-document';
import { preventRouterReloads } from './shell/failures/missing-chunks';
import { loadWords } from './language/words';

openDefaultPolicy();
preventRouterReloads();
seeThroughTranslations();

/** Hydrates the server's page. If that fails, the page stays as it is, with working links and forms. */
export async function start(): Promise<void> {
  await loadWords(pageLocale());
  // the address is another page's already
  if (isReplaced()) return;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <KeptDocument>
          <StartClient />
        </KeptDocument>
      </StrictMode>,
      { onUncaughtError: reportFailedTakeover, onRecoverableError: reportFailedTakeover },
    );
  });
}
