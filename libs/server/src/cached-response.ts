import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { readBytes } from './response-bytes';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A response in memory with its complete body. Its encodings are created on demand. */
export interface CachedResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  encodings: Map<Encoding, EncodedResponse | Promise<EncodedResponse>>;
  isCompressible: boolean;
  etag: string;
  /** Called when an encoding was added. */
  onGrowth?: () => void;
}

/** Body and complete headers of a response in one encoding. */
export interface EncodedResponse {
  /** Names and values in turn, as `writeHead` takes them: most responses are sent many times. */
  headers: readonly string[];
  body: Buffer;
}

const compressible =
  /^(text\/|application\/(json|javascript|manifest\+json|xml|feed\+json|csvm\+json|rss\+xml)|image\/svg\+xml)/;

/** Headers that the server sets on a resource's response. */
export interface ServerHeaders {
  /** Set on every response. */
  commonHeaders: Readonly<Record<string, string>>;
  /** `Cache-Control` of this response. */
  cacheControl: string;
}

/** When a client should try again, if something behind the site does not respond. */
const retrySeconds = 30;

/** Reads the complete body of a response and adds the server's headers. */
export async function toCachedResponse(
  response: Response,
  { commonHeaders, cacheControl }: ServerHeaders,
): Promise<CachedResponse> {
  const body = await readBytes(response);
  const headers: CachedResponse['headers'] = { ...commonHeaders, ...Object.fromEntries(response.headers) };
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  delete headers['content-length'];
  headers['cache-control'] = cacheControl;
  if (response.status === 503) headers['retry-after'] ??= String(retrySeconds);
  return createCachedResponse(body, { status: response.status, headers, etag: etagOf(response) });
}

/** @param given status and headers; `etag` defaults to a hash of the body */
export function createCachedResponse(
  body: Buffer,
  given: { status: number; headers: CachedResponse['headers']; etag?: string | undefined },
): CachedResponse {
  const headers = { ...given.headers };
  const isCompressible = body.length > 512 && compressible.test(String(headers['content-type'] ?? ''));
  if (isCompressible) headers['vary'] = withAcceptEncoding(headers['vary']);
  return {
    status: given.status,
    headers,
    body,
    encodings: new Map(),
    isCompressible,
    etag: given.etag ?? createHash('sha256').update(body).digest('base64url').slice(0, 22),
  };
}

/** The response differs by encoding. */
function withAcceptEncoding(vary: string | string[] | undefined): string {
  const names = [vary ?? []].flat().join(', ');
  if (/\baccept-encoding\b/i.test(names)) return names;
  return [names, 'Accept-Encoding'].filter(Boolean).join(', ');
}

/** ETag that the resource set itself, for example a version. Undefined without a valid one. */
function etagOf(response: Response): string | undefined {
  return /^(?:W\/)?"([^"]+)"$/.exec(response.headers.get('etag') ?? '')?.[1];
}

/**
 * The first request waits for the compression. Quality 9 gives 3 % fewer bytes, but takes 28 MB of memory and ten times
 * as long: after an alert, every page is compressed again.
 */
const brotliQuality = 6;

const encoders: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: promisify(gzip),
};

/** Encodes a response, and caches the result. Small bodies and compressed media types stay unencoded. */
export function encodeResponse(
  response: CachedResponse,
  encoding: Encoding,
): EncodedResponse | Promise<EncodedResponse> {
  const wanted = response.isCompressible ? encoding : 'identity';
  const known = response.encodings.get(wanted);
  if (known) return known;
  if (wanted === 'identity') return addEncoding(response, wanted, response.body);
  const made = encoders[wanted](response.body).then((body) => addEncoding(response, wanted, body));
  response.encodings.set(wanted, made);
  return made;
}

/** Adds a body that is already encoded. */
export function addEncoding(response: CachedResponse, encoding: Encoding, body: Buffer): EncodedResponse {
  const headers = {
    ...response.headers,
    etag: weakTag(response),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  const encoded = { headers: toHeaderList(headers), body };
  response.encodings.set(encoding, encoded);
  response.onGrowth?.();
  return encoded;
}

/** Each value with its name before it; a name with several values occurs several times. */
export function toHeaderList(headers: CachedResponse['headers']): string[] {
  return Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().flatMap((value) => [name, value]),
  );
}

/** The tag is weak because all encodings share it. */
export function weakTag({ etag }: CachedResponse): string {
  return `W/"${etag}"`;
}

// browsers send few different `Accept-Encoding` headers
const negotiated = new LRUCache<string, Encoding>({ max: 200 });

/** Selects the best encoding that the client and the server support (RFC 9110 §12.5.3). */
export function negotiateEncoding(acceptEncoding = ''): Encoding {
  const known = negotiated.get(acceptEncoding);
  if (known) return known;
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]!.trim()),
  );
  const best = encodings.find((encoding) => accepted.has(encoding)) ?? 'identity';
  negotiated.set(acceptEncoding, best);
  return best;
}

/** How long shared caches may store a response, in seconds. 0 if they must not store it. */
export function sharedSeconds({ status, headers }: CachedResponse): number {
  const control = String(headers['cache-control']);
  if (status !== 200 || !control.includes('public') || headers['set-cookie']) return 0;
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1] ?? 0);
}
