import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A response as bytes in the cache, ready to be written in any encoding. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  /** By requested encoding. */
  forms: Map<Encoding, AnswerForm | Promise<AnswerForm>>;
  isCompressible: boolean;
  /** Whether the best compression has been started. */
  isPolished: boolean;
  etag: string;
}

/** A response in one encoding with all its headers. */
export interface AnswerForm {
  headers: Record<string, string | string[] | number>;
  body: Buffer;
}

const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/;

/** Headers that the server adds to a resource's response. */
export interface AnswerFrame {
  /** Added to every response. */
  commonHeaders: Readonly<Record<string, string>>;
  /** Of this response. */
  cacheControl: string;
}

/** Reads a response to its end. */
export async function storeAnswer(
  response: Response,
  { commonHeaders, cacheControl }: AnswerFrame,
): Promise<StoredAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers: StoredAnswer['headers'] = { ...commonHeaders, ...Object.fromEntries(response.headers) };
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  delete headers['content-length'];
  headers['cache-control'] = cacheControl;
  return storeBytes(body, { status: response.status, headers, etag: etagOf(response) });
}

/** @param given metadata of the bytes, with their own tag if they have one */
export function storeBytes(
  body: Buffer,
  given: { status: number; headers: StoredAnswer['headers']; etag?: string | undefined },
): StoredAnswer {
  const headers = { ...given.headers };
  const isCompressible = body.length > 512 && compressible.test(String(headers['content-type'] ?? ''));
  if (isCompressible) headers['vary'] = [headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', ');
  return {
    status: given.status,
    headers,
    body,
    forms: new Map(),
    isCompressible,
    isPolished: false,
    etag: given.etag ?? createHash('sha256').update(body).digest('base64url').slice(0, 22),
  };
}

/** Set by resources that know their tag without the body. */
function etagOf(response: Response): string | undefined {
  return /^(?:W\/)?"([^"]+)"$/.exec(response.headers.get('etag') ?? '')?.[1];
}

/**
 * The first visitor waits for the compression: quality 4 takes a quarter of the time of 5, for 10 % more bytes.
 * Later requests get the smaller one, which is made meanwhile.
 */
const brotliQualities = { first: 4, polished: 9 };

const encoders: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, brotliQualities.first),
  gzip: promisify(gzip),
};

/** A response in an encoding, compressed on first use; unencoded if compression does not help. */
export function formOf(answer: StoredAnswer, encoding: Encoding): AnswerForm | Promise<AnswerForm> {
  const wanted = answer.isCompressible ? encoding : 'identity';
  const known = answer.forms.get(wanted);
  if (known) {
    if (wanted === 'br' && !answer.isPolished) polish(answer);
    return known;
  }
  if (wanted === 'identity') return keepForm(answer, wanted, answer.body);
  const made = encoders[wanted](answer.body).then((body) => keepForm(answer, wanted, body));
  answer.forms.set(wanted, made);
  return made;
}

function polish(answer: StoredAnswer): void {
  answer.isPolished = true;
  void brotli(answer.body, brotliQualities.polished).then((body) => keepForm(answer, 'br', body));
}

/** Stores the bytes of a response in an encoding. */
export function keepForm(answer: StoredAnswer, encoding: Encoding, body: Buffer): AnswerForm {
  const form = {
    headers: {
      ...answer.headers,
      etag: weakTag(answer),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': body.length,
    },
    body,
  };
  answer.forms.set(encoding, form);
  return form;
}

/** Weak, since it is the same in every encoding. */
export function weakTag({ etag }: StoredAnswer): string {
  return `W/"${etag}"`;
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

// browsers send few different ones
const negotiated = new LRUCache<string, Encoding>({ max: 200 });

/** The best encoding that both sides support (RFC 9110 §12.5.3). */
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

/** How long shared caches may keep a response, in seconds; 0 if not at all. */
export function sharedSeconds({ status, headers }: StoredAnswer): number {
  const control = String(headers['cache-control']);
  if (status !== 200 || !control.includes('public') || headers['set-cookie']) return 0;
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1] ?? 0);
}
