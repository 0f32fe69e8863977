import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** An answer as bytes, ready to be written in any encoding; what the cache keeps. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  /** In the encodings that somebody has asked for. */
  forms: Map<Encoding, AnswerForm | Promise<AnswerForm>>;
  isCompressible: boolean;
  /** Whether it is, or is about to be, as small as it gets. */
  isPolished: boolean;
  etag: string;
}

/** An answer in one encoding with all its headers: written as it is, however often. */
export interface AnswerForm {
  headers: Record<string, string | string[] | number>;
  body: Buffer;
}

const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/;

/** What the server adds to the answer of a resource. */
export interface AnswerFrame {
  /** Sent with every answer. */
  commonHeaders: Readonly<Record<string, string>>;
  /** Of this answer. */
  cacheControl: string;
}

/** Reads an answer to its end. */
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

/** @param given what is known of the bytes: a tag of their own, if they have one */
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

/** A resource that knows its answer's tag without its body says it itself. */
function etagOf(response: Response): string | undefined {
  return /^(?:W\/)?"([^"]+)"$/.exec(response.headers.get('etag') ?? '')?.[1];
}

/**
 * The first visitor waits for the compression: quality 4 takes a quarter of the time of 5, for a tenth more bytes.
 * Who comes while the answer is kept gets the smaller one, which is made meanwhile.
 */
const brotliQualities = { first: 4, polished: 9 };

const encoders: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, brotliQualities.first),
  gzip: promisify(gzip),
};

/** An answer in an encoding, made when it is first asked for; as it is where nothing makes it smaller. */
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

/** Keeps the bytes of an answer in an encoding. */
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

/** The best encoding both sides know (RFC 9110 §12.5.3). */
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

/** For how long shared caches may keep an answer, in seconds; 0 when they may not. */
export function sharedSeconds({ status, headers }: StoredAnswer): number {
  const control = String(headers['cache-control']);
  if (status !== 200 || !control.includes('public') || headers['set-cookie']) return 0;
  return Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1] ?? 0);
}
