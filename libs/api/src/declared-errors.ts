import { ORPCError, ValidationError } from '@orpc/server';
import { fieldProblemOf } from '@raang/contract';
import type { z } from 'zod';
import { isDatabaseAway } from './database/is-database-away';

/**
 * Maps errors to those that the contract declares. Declared errors pass through, and invalid input becomes BAD_REQUEST
 * with the names of the fields. Any other error goes to `onError`, and the caller receives INTERNAL_SERVER_ERROR, or
 * SERVICE_UNAVAILABLE if the database does not respond; of a declared one with a status from 500, its cause goes there.
 */
export function declaredErrors(onError: (error: unknown) => void) {
  return async <T>({ next }: { next: () => Promise<T> }): Promise<T> => {
    try {
      return await next();
    } catch (error) {
      if (error instanceof ORPCError && error.status < 500) throw toBadRequest(error);
      onError(error instanceof ORPCError ? (error.cause ?? error) : error);
      // such as 503: the caller learns that, and only the log why
      if (error instanceof ORPCError && error.defined)
        throw new ORPCError(error.code, { status: error.status, message: error.message, defined: true });
      throw new ORPCError(isDatabaseAway(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR');
    }
  };
}

function toBadRequest(error: ORPCError<string, unknown>): ORPCError<string, unknown> {
  if (!(error.cause instanceof ValidationError)) return error;
  const { issues, data } = error.cause;
  const fields = (issues as z.core.$ZodIssue[]).map((issue) => ({
    field: issue.path.map(String).join('.'),
    code: fieldProblemOf(issue, data),
    message: issue.message,
  }));
  return new ORPCError('BAD_REQUEST', {
    message: 'The request has missing or invalid parameters.',
    data: { fields },
    defined: true,
  });
}
