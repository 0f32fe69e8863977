import { currentRequestId } from '@raang/server';
import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/client';
import { unavailable } from '../../failures/error-facts';
import { getServices } from './services';

/** Logs a failure under the request's id and returns the error to show instead, with that id. */
export async function reportFailure(error: unknown): Promise<Error> {
  const id = currentRequestId() ?? randomUUID();
  const log = await getServices().then(
    (services) => services.log.error.bind(services.log),
    () => (fields: object, message: string) => console.error(message, fields),
  );
  log({ err: error, requestId: id }, 'a page failed');
  return new Error(`${isUnavailable(error) ? unavailable : 'failure'} ${id}`);
}

/** Set when the API runs in another process (API_BASE_URL) and is unavailable. */
function isUnavailable(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 503;
}
