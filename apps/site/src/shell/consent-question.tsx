import { ConsentView } from '@raang/views';
import { useEffect, useRef } from 'react';
import { href } from '../addresses/href';
import { decideConsent } from '../device/consent-store';
import { pageLocale } from '../language/page-locale';

/** A default export, as React's `lazy` takes it. */
export default function ConsentQuestion() {
  const place = usePlaceBefore();
  return (
    <ConsentView
      placement="bottom"
      accepted={[]}
      onDecide={(accepted) => {
        decideConsent(accepted);
        place.return();
      }}
      policyHref={href.policy(pageLocale(), 'cookie-policy')}
    />
  );
}

/**
 * The question does not take the focus. After the answer the focus goes back to where it was before; to the beginning of
 * the page's content if it was nowhere.
 */
function usePlaceBefore() {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: { target: EventTarget | null }) => {
      if (target instanceof Element && target !== document.body && !target.closest('[data-covering]'))
        last.current = target;
    };
    note({ target: document.activeElement });
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return {
    return: () => {
      const place = last.current?.isConnected ? last.current : document.getElementById('main');
      if (place instanceof HTMLElement || place instanceof SVGElement) place.focus({ preventScroll: true });
    },
  };
}
