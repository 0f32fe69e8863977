import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { openDefaultPolicy } from './device/trusted-types';
import { pageLocale } from './language/page-locale';
import { preventRouterReloads } from './shell/missing-chunks';
import { loadWords } from './language/words';

openDefaultPolicy();
preventRouterReloads();

/** Hydrates the server's page. If that fails, the page stays as it is, with working links and forms. */
export async function start(): Promise<void> {
  try {
    await loadWords(pageLocale());
  } catch (error) {
    sayMountFailed(error);
    throw error;
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
      { onUncaughtError: sayMountFailed },
    );
  });
}

/** The wording is the specification's (§8). */
function sayMountFailed(error: unknown): void {
  console.error('Error while mounting app', error);
}
