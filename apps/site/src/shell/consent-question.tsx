import { ConsentView } from '@raang/views';
import { href } from '../href';
import { pageLocale } from '../page-locale';
import { decideConsent } from './consent-store';

/** A default export, as React's `lazy` takes it. */
export default function ConsentQuestion() {
  return (
    <ConsentView
      placement="bottom"
      accepted={[]}
      onDecide={decideConsent}
      policyHref={href.policy(pageLocale(), 'cookie-policy')}
    />
  );
}
