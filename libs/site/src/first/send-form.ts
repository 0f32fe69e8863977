import type { FormResult } from '@raang/forms';

/** Longer than the server takes with everything it does, so that a dead connection does not wait forever. */
const longestMs = 30_000;

/**
 * Posts a form to its page from the enhanced form. The page's answer is the one that a browser without JavaScript gets,
 * as JSON.
 * @param path the page of the form, with its query
 */
export async function sendForm(path: string, form: FormData): Promise<FormResult> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      body: form,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(longestMs),
    });
  } catch {
    return { kind: 'offline' };
  }
  return resultOf(response);
}

/** A refusal that comes before the page's handler, such as 413, is a page of its own; a proxy's error has any shape. */
async function resultOf(response: Response): Promise<FormResult> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const result: unknown = isJson ? await response.json().catch(() => undefined) : undefined;
  const isResult = typeof result === 'object' && result !== null && 'kind' in result;
  return isResult ? (result as FormResult) : { kind: 'refused', status: response.status };
}
