import { isError } from '@raang/api-client';
import type { CaseReference } from '@raang/domain';
import { href } from '../../../addresses/href';
import { checkNamedForm, type FieldsOf } from '../check-named-form';
import { checkBy, findByName, type FormOutcome, type FormVisit, handle, type PageForm } from '../page-form';
import { z } from 'zod';
import { asReference, caseAccessOf } from './case-access';
import { submissionOf } from './submission';
import { trackingForm } from './tracking-form';

/** A case and the contact of who may follow it; its signed-in owner has none. */
interface OwnCase {
  reference: CaseReference;
  contact: string | undefined;
}

const replyForm: PageForm<FieldsOf<'reply'>> = {
  check: checkNamedForm('reply'),
  take: ({ text }, visit) =>
    withCase(visit, (own) => {
      const { idempotencyKey } = submissionOf(visit);
      return visit.client.cases.reply({ ...own, text, idempotencyKey });
    }),
};

const claimForm: PageForm<FieldsOf<'claim'>> = {
  check: checkNamedForm('claim'),
  take: ({ proof }, visit) => withCase(visit, (own) => visit.client.cases.claim({ ...own, proof })),
};

const withdrawForm: PageForm<object> = {
  check: checkBy(z.object({})),
  take: (_nothing, visit) => withCase(visit, (own) => visit.client.cases.withdraw(own)),
};

/** The forms of a case's page. */
export const ownCaseForm = findByName({
  tracking: handle(trackingForm),
  reply: handle(replyForm),
  claim: handle(claimForm),
  withdraw: handle(withdrawForm),
});

/** Acts on the case of the page, then shows it again. */
async function withCase(visit: FormVisit, act: (own: OwnCase) => Promise<unknown>): Promise<FormOutcome> {
  const { request, locale } = visit;
  const reference = asReference(new URL(request.url).searchParams.get('reference'));
  if (!reference) return noAccess;
  try {
    const access = await caseAccessOf(request, reference);
    await act({ reference, contact: access?.contact || undefined });
  } catch (error) {
    if (isError(error, 'NOT_FOUND')) return noAccess;
    throw error;
  }
  return { seeOther: href.tracking(locale, { reference }) };
}

/** The cookie has expired: the page asks for the reference again, and shows what was typed. */
const noAccess: FormOutcome = { problems: [], status: 403 };
