/** A failed download. The message contains neither the address nor a key. */
export class DownloadError extends Error {
  /** HTTP status of the response, if there was one. */
  readonly status: number | undefined;
  /** The HTTP header Retry-After of the response. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, response?: Response) {
    super(message);
    this.status = response?.status;
    this.retryAfterSeconds = response && retryAfterOf(response);
  }
}

/** HTTP validators of a response, for a conditional request (RFC 9110, section 8.8). */
export interface Validators {
  etag?: string;
  lastModified?: string;
}

export interface DownloadOptions {
  /** Limit for the whole response body, after decompression. */
  maximumBytes: number;
  /** Limit for the whole download. */
  timeoutMilliseconds: number;
  /** Limit for the time in which not a byte comes. */
  idleMilliseconds?: number | undefined;
  accept?: string;
  /** More headers of the request, such as a key. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Validators of the previous response. If it is still current, nothing is downloaded. */
  known?: Validators | undefined;
  signal?: AbortSignal;
}

export interface Download {
  bytes: Uint8Array;
  contentType?: string;
  validators: Validators;
  /** How long the response is fresh, by its HTTP header Cache-Control. */
  maxAgeSeconds?: number;
}

/**
 * Downloads a file.
 * @returns undefined if the previous response is still current
 * @throws DownloadError
 */
export async function download(url: string, options: DownloadOptions): Promise<Download | undefined> {
  const { timeoutMilliseconds, idleMilliseconds = timeoutMilliseconds, known, accept = '*/*' } = options;
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  using idle = createIdleLimit(idleMilliseconds);
  const signal = AbortSignal.any([timeout, idle.signal, ...(options.signal ? [options.signal] : [])]);
  try {
    const headers = {
      ...options.headers,
      accept,
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    };
    // an address that the operator has not named may be inside the network
    const response = await fetch(url, { headers, signal, redirect: 'manual' });
    if (response.status === 304 && known) return undefined;
    if ([301, 302, 303, 307, 308].includes(response.status)) {
      await response.body?.cancel();
      throw new DownloadError(
        `the server redirects (status ${response.status}): use the address that it leads to`,
        response,
      );
    }
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new DownloadError(`the server responded with status ${response.status}`, response);
    }
    const contentType = response.headers.get('content-type');
    const maxAge = /(?:^|[\s,])max-age="?(\d{1,9})/i.exec(response.headers.get('cache-control') ?? '')?.[1];
    return {
      bytes: await readBody(response, options.maximumBytes, idle.touch),
      ...(contentType && { contentType }),
      validators: validatorsOf(response),
      ...(maxAge && { maxAgeSeconds: Number(maxAge) }),
    };
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    if (idle.signal.aborted) throw new DownloadError(`the server sent nothing for ${idleMilliseconds} ms`);
    if (timeout.aborted)
      throw new DownloadError(`the server did not respond within ${timeoutMilliseconds} ms`);
    throw new DownloadError(`the server cannot be reached${codeOf(error)}`);
  }
}

async function readBody({ body }: Response, maximumBytes: number, onPart: () => void): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    onPart();
    size += part.value.length;
    chunks.push(part.value);
    if (size <= maximumBytes) continue;
    await reader?.cancel();
    throw new DownloadError(`the response is larger than ${maximumBytes} bytes`);
  }
  return Buffer.concat(chunks);
}

function validatorsOf({ headers }: Response): Validators {
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
  return { ...(etag && { etag }), ...(lastModified && { lastModified }) };
}

/** A signal that aborts if `touch` is not called for some time. */
function createIdleLimit(milliseconds: number) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), milliseconds);
  return {
    signal: limit.signal,
    touch: () => void timer.refresh(),
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}

/** In seconds, from a number or a date by the server's clock (RFC 9110, section 10.2.3). */
function retryAfterOf({ headers }: Response): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const sentAt = Date.parse(headers.get('date') ?? '');
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - sentAt) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** Gives the system's error code, such as `ECONNREFUSED`, which says more than "fetch failed". */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  const code = cause && (cause as { code?: unknown }).code;
  return typeof code === 'string' ? ` (${code})` : '';
}
