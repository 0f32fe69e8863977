import { ORPCError, ValidationError } from '@orpc/server';

/**
 * Maps errors to those that the contract declares. Declared errors pass through, and invalid input becomes BAD_REQUEST
 * with the names of the fields. Any other error goes to `onError`, and the caller receives INTERNAL_SERVER_ERROR.
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
    message: 'The request has missing or invalid parameters.',
    data: { fields },
    defined: true,
  });
}
