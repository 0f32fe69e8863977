import { isError } from '@raang/api-client';
import { href } from '../../../addresses/href';
import { checkNamedForm, type FieldsOf } from '../check-named-form';
import type { PageForm } from '../page-form';
import { caseAccessCookie } from './case-access';

/** Finds a case by its reference and a contact. A wrong contact has the same answer as an unknown reference. */
export const trackingForm: PageForm<FieldsOf<'tracking'>> = {
  check: checkNamedForm('tracking'),
  take: async ({ reference, contact }, { client, headers, locale }) => {
    try {
      await client.cases.track({ reference, contact });
    } catch (error) {
      if (!isError(error, 'NOT_FOUND')) throw error;
      return { problems: [{ field: 'reference', also: ['contact'], code: 'case-unknown' }] };
    }
    headers.append('set-cookie', await caseAccessCookie({ reference, contact }));
    return { seeOther: href.tracking(locale, { reference }) };
  },
};
