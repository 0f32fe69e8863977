/** A failed download. The message contains neither the address nor a key. */
export class DownloadError extends Error {}

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
}

/**
 * Downloads a file.
 * @returns undefined if the previous response is still current
 * @throws DownloadError
 */
export async function download(url: string, options: DownloadOptions): Promise<Download | undefined> {
  const { timeoutMilliseconds, known, accept = '*/*' } = options;
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
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
      );
    }
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new DownloadError(`the server responded with status ${response.status}`);
    }
    const validators = validatorsOf(response);
    const contentType = response.headers.get('content-type');
    return {
      bytes: await readBody(response, options.maximumBytes),
      ...(contentType && { contentType }),
      validators,
    };
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    if (timeout.aborted)
      throw new DownloadError(`the server did not respond within ${timeoutMilliseconds} ms`);
    throw new DownloadError(`the server cannot be reached${codeOf(error)}`);
  }
}

async function readBody({ body }: Response, maximumBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
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

/** Gives the system's error code, such as `ECONNREFUSED`, which says more than "fetch failed". */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  const code = cause && (cause as { code?: unknown }).code;
  return typeof code === 'string' ? ` (${code})` : '';
}
