import { consentCategories } from '@raang/views';
import { z } from 'zod';
import { href } from '../../addresses/href';
import { acceptedOf, consentCookie, consentId } from '../../device/consent-store';
import { checkBy, type PageForm, several } from './page-form';

const fields = z.object({
  consent: z.enum(['necessary', 'all', 'chosen']),
  category: several(z.enum(consentCategories)),
});

/** Handles the cookie choice without JavaScript; with JavaScript the browser stores it itself. */
export const consentForm: PageForm<z.output<typeof fields>> = {
  check: checkBy(fields),
  take: async ({ consent, category }, { locale, headers }) => {
    headers.append('set-cookie', consentCookie(acceptedOf(consent, category)));
    return { seeOther: `${href.policy(locale, 'cookie-policy')}?saved=${consent}#${consentId}` };
  },
};
