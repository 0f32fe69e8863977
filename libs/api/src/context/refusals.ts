import { ORPCError } from '@orpc/server';
import type { FieldProblem } from '@raang/contract';
import type { Caller } from './call-context';

/** The contract's error for used-up attempts, with its header. */
export function tooManyAttempts({ responseHeaders }: Caller, retryAfterSeconds: number) {
  responseHeaders.set('retry-after', String(retryAfterSeconds));
  return new ORPCError('TOO_MANY_REQUESTS', {
    status: 429,
    message: 'Too many attempts. Try again later.',
    data: { retryAfterSeconds },
    defined: true,
  });
}

/** The contract's error for one invalid field. */
export function invalidField(field: string, code: FieldProblem, message: string) {
  return new ORPCError('BAD_REQUEST', {
    status: 400,
    message: 'The request has missing or invalid parameters.',
    data: { fields: [{ field, code, message }] },
    defined: true,
  });
}

/** The contract's error for a caller without a session. */
export function signedOut() {
  return new ORPCError('UNAUTHORIZED', { status: 401, message: 'Sign in first.', defined: true });
}
