import { ORPCError } from '@orpc/client';
import type { EarlierForm, FormProblem } from '../../forms/sent-form';

/** Why a form was rejected, and how that is said over HTTP. */
export interface FormRejection {
  problems: readonly FormProblem[];
  /** 422 if it is about what was typed, which is the default. */
  status?: number;
  /** Seconds until another attempt may succeed. */
  retryAfter?: number;
  /** The same content was sent before. */
  earlier?: EarlierForm;
  /** Where a browser without JavaScript goes, if the page cannot show the form again. */
  elsewhere?: string;
}

/**
 * Statuses that the form explains by themselves, such as too many attempts, or a session that has ended. 500 is one of
 * them: the API has reported its cause, and the person keeps what they typed.
 */
const explained: readonly number[] = [401, 403, 404, 409, 413, 422, 429, 500, 503];

/**
 * Turns an error that the contract declares into problems by the API's fields, such as `email` or `files.0`.
 * @throws any other error
 */
export function rejectionOf(error: unknown): FormRejection {
  if (!(error instanceof ORPCError)) throw error;
  const { status, data } = error as { status: number; data?: ErrorData };
  if (status === 400 && data?.fields)
    return { problems: data.fields.map(({ field, code }) => ({ field, code })) };
  if (!explained.includes(status)) throw error;
  const { retryAfterSeconds: retryAfter } = data ?? {};
  return { problems: [], status, ...(retryAfter !== undefined && { retryAfter }) };
}

interface ErrorData {
  fields?: readonly FormProblem[];
  retryAfterSeconds?: number;
}
