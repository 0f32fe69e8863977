import type { CaseFile, FieldProblem } from '@raang/contract';

export interface UploadTask {
  signal?: AbortSignal;
  /** 0 to 1, while the file is sent. At 1 the server still checks it. */
  onProgress?: (progress: number) => void;
}

/** The stored file, which a case then names by its id, or why the file was refused. */
export type UploadResult = { id: string; file: CaseFile } | { problem: FieldProblem };

/** Nothing is wrong with the file: the same upload may succeed later. */
class UploadError extends Error {
  /**
   * @param reason `limit`: this address has uploaded too much. `unavailable`: the server cannot store files now.
   * `offline`: no connection.
   */
  constructor(
    readonly reason: 'limit' | 'unavailable' | 'offline',
    readonly retryAfterSeconds?: number,
  ) {
    super(`the upload failed: ${reason}`);
  }
}

/**
 * Uploads one file of a case. Several may run at once. Uses XMLHttpRequest, since fetch cannot report progress.
 * @throws UploadError if it may succeed later; the signal's reason if that aborts
 */
export function uploadFile(file: File, { signal, onProgress }: UploadTask = {}): Promise<UploadResult> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const request = new XMLHttpRequest();
    request.open('POST', '/api/v1/uploads');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      try {
        resolve(resultOf(request));
      } catch (error) {
        reject(error as Error);
      }
    });
    request.addEventListener('error', () => reject(new UploadError('offline')));
    const abort = () => {
      request.abort();
      reject(signal!.reason as Error);
    };
    signal?.addEventListener('abort', abort, { once: true });
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
}

/**
 * Reads the API's response by its status; its message is for developers.
 * @throws UploadError
 */
export function resultOf(
  request: Pick<XMLHttpRequest, 'status' | 'response' | 'getResponseHeader'>,
): UploadResult {
  const { status, response } = request;
  if (status === 200) {
    const file = response as CaseFile;
    return { id: file.id, file };
  }
  if (status === 413) return { problem: 'file-too-large' };
  if (status === 429) throw new UploadError('limit', Number(request.getResponseHeader('retry-after')) || 60);
  if (status >= 500) throw new UploadError('unavailable');
  const refused = response as { data?: { fields?: { code: FieldProblem }[] } } | null;
  return { problem: refused?.data?.fields?.[0]?.code ?? 'invalid' };
}
