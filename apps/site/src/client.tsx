import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pageLocale } from './language/page-locale';
import { leaveReloadsToUs } from './shell/lost-chunks';
import { loadWords } from './language/words';

leaveReloadsToUs();

/** Takes the server's page over. Where that fails it stays as it is: a page of links and forms that work. */
loadWords(pageLocale()).then(
  () =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <StartClient />
        </StrictMode>,
        { onUncaughtError: sayMountFailed },
      );
    }),
  sayMountFailed,
);

/** The words are the specification's (§8). */
function sayMountFailed(error: unknown): void {
  console.error('Error while mounting app', error);
}
