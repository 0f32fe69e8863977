import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { commonHeaders, contentSecurityPolicy } from './security-headers';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** An answer as bytes, ready to be written in any encoding; what the cache keeps. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  /** Bodies in the encodings that somebody has asked for; empty for what does not get smaller. */
  encoded: Map<Encoding, Promise<Buffer>>;
  isCompressible: boolean;
  etag: string;
}

const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/;

/** A page may be kept by shared caches for a minute; a browser asks again each time and is told 304. */
const pageCacheControl = 'public, max-age=0, s-maxage=60, must-revalidate';

/** Reads an answer to its end, and gives a page its policy and its caching. */
export async function storeAnswer(response: Response): Promise<StoredAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  const headers: StoredAnswer['headers'] = { ...commonHeaders, ...Object.fromEntries(response.headers) };
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  delete headers['content-length'];
  if (type.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(body.toString());
    headers['cache-control'] ??= response.status === 200 ? pageCacheControl : 'no-store';
  }
  headers['cache-control'] ??= 'no-store';
  const isCompressible = body.length > 512 && compressible.test(type);
  if (isCompressible) headers['vary'] = [headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', ');
  return {
    status: response.status,
    headers,
    body,
    encoded: new Map(),
    isCompressible,
    etag: etagOf(response) ?? createHash('sha256').update(body).digest('base64url').slice(0, 22),
  };
}

/** A door that knows its answer's tag without its body has a say in it. */
function etagOf(response: Response): string | undefined {
  return /^(?:W\/)?"([^"]+)"$/.exec(response.headers.get('etag') ?? '')?.[1];
}

const encoders: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: brotli,
  gzip: promisify(gzip),
};

/** An answer's bytes in an encoding, made when it is first asked for; undefined when it stays as it is. */
export function encodedBody(answer: StoredAnswer, encoding: Encoding): Promise<Buffer> | undefined {
  if (encoding === 'identity' || !answer.isCompressible) return undefined;
  const made = answer.encoded.get(encoding) ?? encoders[encoding](answer.body);
  answer.encoded.set(encoding, made);
  return made;
}

/** Quality 5 is about gzip's time and clearly smaller; a page is compressed once a minute at most. */
function brotli(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** The best encoding both sides know (RFC 9110 §12.5.3). */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]!.trim()),
  );
  return encodings.find((encoding) => accepted.has(encoding)) ?? 'identity';
}

/** For how long shared caches may keep an answer, in seconds; 0 when they may not. */
export function sharedSeconds({ status, headers }: StoredAnswer): number {
  const control = String(headers['cache-control']);
  if (status !== 200 || !control.includes('public') || headers['set-cookie']) return 0;
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1] ?? 0);
}
