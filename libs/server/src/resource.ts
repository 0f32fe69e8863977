import { Refusal } from './refusal';

/** What a URL of the site leads to: its declaration and its handler. */
export interface Resource {
  /** The route's pattern, such as `/$lang/stations/$code`, for logs and metrics. Never a path that a client chose. */
  name: string;
  /** Supported methods; GET includes HEAD. */
  methods: readonly string[];
  /**
   * Whether the response to a GET is the same for everybody. Only then concurrent requests are joined and the
   * response is cached, here and by shared caches; any other response is private.
   */
  public: boolean;
  /** `Cache-Control` of a successful public response that does not set its own. */
  cacheControl?: string;
  /** Cache key with everything that a public response depends on. Without it the response is not cached in memory. */
  key?: string;
  /** Maximum size of a request body, in bytes; without it a body is refused. */
  maximumBodyBytes?: number;
  /** What a request counts as, for the limits per address; by default a read or a write. */
  purpose?: 'searches' | 'reports' | 'health';
  /** Whether it answers writes of an address that has written too often: the request says so, and nothing is taken. */
  showsLimit?: boolean;
  /** A refusal that is known before the request is read, whatever its method. */
  refusal?: Refusal;
  /** @throws Refusal if it cannot or must not respond */
  answer: (request: Request) => Promise<Response>;
  /** Renders a refusal; JSON by default. */
  refuse?: (refusal: Refusal, request: RefusedRequest) => Promise<Response>;
}

/** The part of a request that a refusal depends on. */
export interface RefusedRequest {
  pathname: string;
  headers: Headers;
}

/** The resource of an address that the site does not have. */
export function refusedResource(name: string, refusal: Refusal): Resource {
  return { name, methods: [], public: false, refusal, answer: () => Promise.reject(refusal) };
}

/** Finds the resource of a request target; every target has one, possibly a 404. */
export type ResourceAt = (target: string) => Resource;

/**
 * Calls a resource and turns errors into responses in the resource's format: a refusal with its reason; any other
 * failure is logged, and the visitor gets a general message.
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

export const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** Whether concurrent and later requests can share one response. */
export function isJoined(
  resource: Resource,
  method: string | undefined,
): resource is Resource & { key: string } {
  return isReading(method) && resource.public && resource.key !== undefined && !resource.refusal;
}

export function isAllowed({ methods }: Resource, method: string): boolean {
  return methods.includes(method) || (method === 'HEAD' && methods.includes('GET'));
}

/** The `Allow` header of a resource (RFC 9110 §10.2.1). */
export function allowOf({ methods }: Resource): string {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}

/**
 * The `Cache-Control` of a response. Only the resource's declaration makes a response public: a handler can only set
 * the lifetime.
 */
export function cacheControlOf(
  { public: isPublic, cacheControl }: Pick<Resource, 'public' | 'cacheControl'>,
  { status, headers }: Response,
): string {
  if (status >= 400) return 'no-store';
  if (!isPublic || headers.has('set-cookie')) return 'private, no-store';
  const lifetime = headers.get('cache-control') ?? (status === 200 ? cacheControl : undefined) ?? 'no-store';
  return /^public\b(?!.*\bimmutable\b)/.test(lifetime) ? withStaleUse(lifetime) : lifetime;
}

/** While the site or what is behind it fails, what is a day old is better than nothing. */
const staleIfError = 24 * 60 * 60;

/**
 * Lets caches use an outdated response (RFC 5861): while the site fails, and shared caches also while they renew it, for
 * as long again as it is fresh. Browsers never: `max-age` is theirs.
 */
function withStaleUse(lifetime: string): string {
  const shared = /\bs-maxage=(\d+)/.exec(lifetime)?.[1];
  return `${lifetime}${shared ? `, stale-while-revalidate=${shared}` : ''}, stale-if-error=${staleIfError}`;
}
