import type { CaseSubmission } from '@raang/contract';
import type { CaseKind } from '@raang/domain';
import { href } from '../../addresses/href';
import { checkNamedForm, type FieldsOf } from '../check-named-form';
import type { PageForm } from '../page-form';
import { caseAccessCookie } from './case-access';
import { submissionOf } from './submission';

/** Submits a case, then leads to its receipt. */
export const caseForm = <Kind extends CaseKind>(kind: Kind): PageForm<FieldsOf<Kind>> => ({
  check: checkNamedForm(kind),
  take: async (fields, visit) => {
    const { client, headers, locale } = visit;
    const submission = { kind, ...fields, ...submissionOf(visit) } as unknown as CaseSubmission;
    const { reference, isMailed } = await client.cases.submit(submission);
    const { email, telephone } = submission;
    headers.append('set-cookie', await caseAccessCookie({ reference, contact: email ?? telephone ?? '' }));
    return { seeOther: href.tracking(locale, { reference, sent: isMailed ? 'mail' : 'page' }) };
  },
});
