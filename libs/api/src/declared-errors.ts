import { ORPCError, ValidationError } from '@orpc/server';

/**
 * Lets the contract's own errors through, turns what breaks it into BAD_REQUEST with the fields that do,
 * and hides everything else: the caller learns that there was a failure, the log which.
 */
export function declaredErrors(onError: (error: unknown) => void) {
  return async <T>({ next }: { next: () => Promise<T> }): Promise<T> => {
    try {
      return await next();
    } catch (error) {
      if (error instanceof ORPCError && error.status < 500) throw toBadRequest(error);
      onError(error);
      throw new ORPCError('INTERNAL_SERVER_ERROR');
    }
  };
}

function toBadRequest(error: ORPCError<string, unknown>): ORPCError<string, unknown> {
  if (!(error.cause instanceof ValidationError)) return error;
  const fields = error.cause.issues.map(({ path = [], message }) => ({
    field: path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.'),
    message,
  }));
  return new ORPCError('BAD_REQUEST', {
    message: 'The request does not say what this path needs.',
    data: { fields },
    defined: true,
  });
}
