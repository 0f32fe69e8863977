import { Refusal } from './http/refusal';

/** What an address of the site leads to, before anything is asked of it. */
export interface Resource {
  /** The methods that it takes; GET includes HEAD. */
  methods: readonly string[];
  /**
   * Whether the answer to a GET is the same for everybody. Only then requests under way are joined and the answer is
   * kept, here and by shared caches; every other answer belongs to the visitor who asked.
   */
  public: boolean;
  /** `Cache-Control` of a successful public answer that does not say it itself. */
  cacheControl?: string;
  /** Everything that a public answer depends on; it is kept in memory under this. Not kept without it. */
  key?: string;
  /** What may be sent here, in bytes; nothing without it. */
  maximumBodyBytes?: number;
  /** @throws Refusal when it cannot or must not answer */
  answer: (request: Request) => Promise<Response>;
  /** How a refusal looks here; JSON without it. */
  refuse?: (refusal: Refusal, request: RefusedRequest) => Promise<Response>;
}

/** The part of a request that a refusal depends on. */
export interface RefusedRequest {
  pathname: string;
  headers: Headers;
}

/** Finds the resource of a request target; every target has one, if only to be told that it does not exist. */
export type ResourceAt = (target: string) => Resource;

/**
 * Asks a resource. Whatever goes wrong becomes an answer in the shape that suits the resource: a refusal says why, any
 * other failure goes to the log and the visitor learns that there was one.
 */
export async function answerResource(
  resource: Resource,
  read: () => Promise<Request>,
  { onError, ...refused }: RefusedRequest & { onError: (error: unknown) => void },
): Promise<Response> {
  try {
    return await resource.answer(await read());
  } catch (error) {
    if (!(error instanceof Refusal)) onError(error);
    const refusal = error instanceof Refusal ? error : new Refusal(500, 'Something went wrong here.');
    return resource.refuse ? resource.refuse(refusal, refused) : refusal.toResponse();
  }
}

/** The `Allow` header of a resource (RFC 9110 §10.2.1). */
export function allowOf({ methods }: Resource): string {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}

/**
 * The `Cache-Control` of an answer. Nothing but the resource's own mark makes an answer public: a handler can say for
 * how long, and no more.
 */
export function cacheControlOf(
  { public: isPublic, cacheControl }: Pick<Resource, 'public' | 'cacheControl'>,
  { status, headers }: Response,
): string {
  if (status >= 400) return 'no-store';
  if (!isPublic || headers.has('set-cookie')) return 'private, no-store';
  return headers.get('cache-control') ?? (status === 200 ? cacheControl : undefined) ?? 'no-store';
}
