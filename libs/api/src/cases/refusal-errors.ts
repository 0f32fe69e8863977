import { ORPCError, os } from '@orpc/server';
import type { CallContext } from '../context/call-context';
import { CaseRefusal } from './case-refusal';

/** Turns a {@link CaseRefusal} into the error that the contract declares, with `Retry-After` at a limit. */
export const refusalErrors = os.$context<CallContext>().middleware(async ({ context, next }) => {
  try {
    return await next();
  } catch (error) {
    if (!(error instanceof CaseRefusal)) throw error;
    const { reason } = error;
    if (reason.kind === 'fields')
      throw new ORPCError('BAD_REQUEST', {
        message: 'The request has missing or invalid parameters.',
        data: { fields: reason.fields },
        defined: true,
      });
    if (reason.kind === 'key-reused')
      throw new ORPCError('IDEMPOTENCY_KEY_REUSED', {
        status: 422,
        message: 'This idempotency key was used with other content. Nothing was stored: use a new key.',
        defined: true,
      });
    const { retryAfterSeconds } = reason;
    context.caller.responseHeaders.set('retry-after', String(retryAfterSeconds));
    throw new ORPCError('TOO_MANY_REQUESTS', {
      message: 'Too many attempts. Try again later.',
      data: { retryAfterSeconds },
      defined: true,
    });
  }
});
