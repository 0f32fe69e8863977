import { type AnyContractProcedure, oc } from '@orpc/contract';

/** HTTP properties of a procedure. */
export interface ProcedureMeta {
  /**
   * Whether a GET response is the same for every caller. Only then may the site merge concurrent requests, cache the
   * response, let shared caches store it, and allow pages of other origins to read it.
   */
  public: boolean;
  /** Maximum age of a public response in caches. */
  maxAgeSeconds?: number;
  /** Size limit of the request body. */
  maximumBodyBytes?: number;
}

/** Enough for every procedure without file uploads. */
const defaultMaximumBodyBytes = 64 * 1024;

/** One minute: changes of content or feed appear soon, and a busy page reads the data only once a minute. */
const defaultMaxAgeSeconds = 60;

/** Starts the definition of a procedure. Every procedure has to declare whether it is public. */
export const procedure = (meta: ProcedureMeta) => oc.$meta<ProcedureMeta>(meta);

/** `Cache-Control` header of a procedure's successful response. */
export function cacheControlOf(procedure: AnyContractProcedure): string {
  return isPublic(procedure) ? `public, max-age=${maximumAgeOf(procedure)}` : 'private, no-store';
}

/** Maximum age of a public procedure's response in caches, in seconds. */
export function maximumAgeOf({ '~orpc': { meta } }: AnyContractProcedure): number {
  return (meta as ProcedureMeta).maxAgeSeconds ?? defaultMaxAgeSeconds;
}

/** Whether every caller gets the same response. A procedure that changes data is never public. */
export function isPublic({ '~orpc': { meta, route } }: AnyContractProcedure): boolean {
  return route.method === 'GET' && (meta as Partial<ProcedureMeta>).public === true;
}

/** Size limit of a procedure's request body. A larger body gets status 413. */
export function maximumBodyBytesOf({ '~orpc': { meta } }: AnyContractProcedure): number {
  return (meta as ProcedureMeta).maximumBodyBytes ?? defaultMaximumBodyBytes;
}
