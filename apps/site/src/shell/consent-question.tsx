import { ConsentView } from '@raang/views';
import { href } from '../addresses/href';
import { pageLocale } from '../language/page-locale';
import { decideConsent } from '../device/consent-store';

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
