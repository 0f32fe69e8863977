import { Trans, useLingui } from '@lingui/react/macro';
import { ConsentView } from '@raang/views';
import { useSyncExternalStore } from 'react';
import { consentVersion, decideConsent, readConsent, subscribeConsent } from './consent-store';
import { showToast } from './toasts';

// a text, since what is compared must not be made anew each time
const choice = () => readConsent(document.cookie)?.join('.') ?? '';

/** For the cookie policy: what was agreed to, and the way to change it. */
export function ConsentControl() {
  const { t } = useLingui();
  const kept = useSyncExternalStore(subscribeConsent, choice, () => undefined);
  if (kept === undefined) {
    return (
      <noscript>
        <p>
          <Trans>Your browser runs no scripts, so only necessary cookies are used.</Trans>
        </p>
      </noscript>
    );
  }
  return (
    <ConsentView
      key={`${consentVersion}:${kept}`}
      placement="inline"
      accepted={readConsent(document.cookie) ?? []}
      onDecide={(accepted) => {
        decideConsent(accepted);
        showToast({ title: t`Your choice has been saved`, colour: 'success' });
      }}
    />
  );
}
