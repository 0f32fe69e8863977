import { textsOf } from '@raang/server';
import type { FormResult } from '@raang/forms';
import type { FormRefusal, SentForm } from '../../forms/sent-form';
import type { FormRejection } from './form-rejection';

/** The response to an accepted form: the next page, or its address for the enhanced form. */
export function acceptedResponse(href: string, headers: Headers, wantsJson: boolean): Response {
  if (wantsJson) return json({ kind: 'done', href }, 200, headers);
  headers.set('location', href);
  return new Response(null, { status: 303, headers });
}

/** The response to a rejected form for the enhanced form, which still has everything that was typed. */
export function rejectedResponse(rejection: FormRejection, headers: Headers): Response {
  const { status = 422 } = rejection;
  return json(resultOf(rejection), status, headers);
}

function resultOf(rejection: FormRejection): FormResult {
  const { problems, earlier } = rejection;
  if (earlier) return { kind: 'repeated', earlier };
  return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'refused', ...refusalOf(rejection) };
}

/** A rejected form for its page. Passwords are typed again, and a proof of the human verification works only once. */
export function toSentForm(form: FormData, rejection: FormRejection): SentForm {
  const { problems, earlier } = rejection;
  const texts = Object.entries(textsOf(form)).filter(([name]) => !/password|^verification$/i.test(name));
  return {
    values: Object.fromEntries(texts),
    problems,
    // a person can mend the problems while they wait
    ...(earlier
      ? { earlier }
      : (problems.length === 0 || rejection.retryAfter !== undefined) && { refusal: refusalOf(rejection) }),
  };
}

function refusalOf({ status = 422, retryAfter }: FormRejection): FormRefusal {
  return { status, ...(retryAfter !== undefined && { retryAfter }) };
}

function json(body: object, status: number, headers: Headers): Response {
  headers.set('cache-control', 'private, no-store');
  return Response.json(body, { status, headers });
}
