import { randomUUID } from 'node:crypto';
import { getServices } from './services';

/** Logs a failure under a new id and gives the error that may be shown instead of it. */
export async function reportFailure(error: unknown): Promise<Error> {
  const id = randomUUID();
  const log = await getServices().then(
    (services) => services.log.error.bind(services.log),
    () => (fields: object, message: string) => console.error(message, fields),
  );
  log({ err: error, failure: id }, 'a page failed');
  return new Error(`failure ${id}`);
}
