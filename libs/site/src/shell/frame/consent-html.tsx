import { ConsentView } from '@raang/views';
import type { Locale } from '@raang/domain/locale';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { href } from '../../addresses/href';
import { consentId } from '../../device/consent-store';

/** The question of consent. Before its script has loaded, an answer is posted to the cookie policy. */
export const consentQuestion = createIsomorphicFn()
  .server((locale: Locale): ReactNode => {
    const policy = href.policy(locale, 'cookie-policy');
    return (
      <ConsentView placement="bottom" accepted={[]} action={`${policy}#${consentId}`} policyHref={policy} />
    );
  })
  .client((): ReactNode => undefined);
