import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readConsent, subscribeConsent } from '../device/consent-store';

const ConsentQuestion = lazy(() => import('./consent-question'));

const isUndecided = () => readConsent(document.cookie) === undefined;

/** Asks at the foot of the page until something is decided; its program comes only to those who are asked. */
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
