import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readConsent, subscribeConsent } from '../device/consent-store';

const ConsentQuestion = lazy(() => import('./consent-question'));

const isUndecided = () => readConsent(document.cookie) === undefined;

/** Asks for consent at the foot of the page until the visitor decides; only those visitors load its chunk. */
export function ConsentBanner() {
  const isAsking = useSyncExternalStore(subscribeConsent, isUndecided, () => false);
  return (
    isAsking && (
      <Suspense>
        <ConsentQuestion />
      </Suspense>
    )
  );
}
