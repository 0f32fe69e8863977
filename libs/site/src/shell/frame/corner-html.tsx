import { BackToTop, ChatLauncher } from '@raang/ui';
import { ConsentView } from '@raang/views';
import type { Locale } from '@raang/domain/locale';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { switches } from '../../authority/switches';
import { href } from '../../addresses/href';
import { consentId } from '../../device/consent-store';

/** How far the page is scrolled before there is something in the corner of a phone, in windows. */
const screens = 2;

/** The round buttons. On a phone nothing covers the first two screens: the menu opens the assistant there. */
export const cornerButtons = createIsomorphicFn()
  .server((): ReactNode => (
    <div className="absolute end-2 bottom-2 flex gap-2 sm:end-6 sm:bottom-4 sm:gap-3">
      <BackToTop placement="inline" screens={screens} className="pointer-events-auto" />
      {switches.assistant && (
        <ChatLauncher
          data-opens-assistant=""
          data-from-screens={screens}
          className="pointer-events-auto max-sm:not-data-shown:hidden"
          aria-expanded={false}
        />
      )}
    </div>
  ))
  .client((): ReactNode => undefined);

/** The question of consent. Before its script has loaded, an answer is posted to the cookie policy. */
export const consentQuestion = createIsomorphicFn()
  .server((locale: Locale): ReactNode => {
    const policy = href.policy(locale, 'cookie-policy');
    return (
      <ConsentView placement="bottom" accepted={[]} action={`${policy}#${consentId}`} policyHref={policy} />
    );
  })
  .client((): ReactNode => undefined);
