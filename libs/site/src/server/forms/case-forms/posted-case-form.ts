import type { CaseSubmission } from '@raang/contract';
import type { CaseKind } from '@raang/domain';
import { href } from '../../../addresses/href';
import { checkNamedForm, type FieldsOf } from '../check-named-form';
import type { PageForm } from '../page-form';
import { caseAccessCookie, lastCaseOf } from './case-access';
import { submissionOf } from './submission';

/** Submits a case, then leads to its receipt. The same content again shows the form with the first one's receipt. */
export const caseForm = <Kind extends CaseKind>(kind: Kind): PageForm<FieldsOf<Kind>> => ({
  check: checkNamedForm(kind),
  take: async (fields, visit) => {
    const { client, form, headers, locale, request } = visit;
    const submission = {
      kind,
      ...fields,
      ...submissionOf(visit),
      once: form.get(againField) !== 'yes',
      last: (await lastCaseOf(request))?.reference,
    } as unknown as CaseSubmission;
    const { reference, isMailed, repeats } = await client.cases.submit(submission);
    const { email, telephone } = submission;
    headers.append('set-cookie', await caseAccessCookie({ reference, contact: email ?? telephone ?? '' }));
    const receipt = href.tracking(locale, { reference, sent: isMailed ? 'mail' : 'page' });
    // a key of the form's own says that this is one press of its button, whose response was lost
    const isRepeated = repeats === 'content' || (repeats === 'key' && visit.hasNoOwnKey);
    return isRepeated
      ? { problems: [], status: 409, earlier: { reference, href: receipt } }
      : { seeOther: receipt };
  },
});

/** What the button of a repeated form sends: see `EarlierNotice` of @raang/forms. */
const againField = 'again';
