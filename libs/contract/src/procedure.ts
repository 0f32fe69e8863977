import { type AnyContractProcedure, oc } from '@orpc/contract';

/** What HTTP does with a procedure's answers. */
export interface ProcedureMeta {
  /**
   * Whether the answer to a GET is the same for every caller. Only then may the site join requests under way, keep the
   * answer, let shared caches keep it, and open it to pages of other origins.
   */
  public: boolean;
  /** For how long a cache may keep a public answer. */
  maxAgeSeconds?: number;
  /** What a body may weigh. */
  maximumBodyBytes?: number;
}

/** Enough for every procedure that takes no file. */
const defaultMaximumBodyBytes = 64 * 1024;

/** A minute: a change of content or feed shows soon, and a busy page asks once. */
const defaultMaxAgeSeconds = 60;

/** Begins a procedure of the contract; each one has to say whether it is public. */
export const procedure = (meta: ProcedureMeta) => oc.$meta<ProcedureMeta>(meta);

/** The `Cache-Control` of a procedure's successful answer. */
export function cacheControlOf({ '~orpc': { meta, route } }: AnyContractProcedure): string {
  const { public: isPublic, maxAgeSeconds = defaultMaxAgeSeconds } = meta as ProcedureMeta;
  return isPublic && route.method === 'GET' ? `public, max-age=${maxAgeSeconds}` : 'private, no-store';
}

/** Whether every caller gets the same answer; a procedure that changes something is never public. */
export function isPublic({ '~orpc': { meta, route } }: AnyContractProcedure): boolean {
  return route.method === 'GET' && (meta as Partial<ProcedureMeta>).public === true;
}

/** What a procedure's body may weigh; a larger one is answered with 413. */
export function maximumBodyBytesOf({ '~orpc': { meta } }: AnyContractProcedure): number {
  return (meta as ProcedureMeta).maximumBodyBytes ?? defaultMaximumBodyBytes;
}
