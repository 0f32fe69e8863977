import type { FormResult } from '@raang/forms';

/** Longer than the server takes with everything it does, so that a dead connection does not wait forever. */
const longestMs = 30_000;

/**
 * Posts a form to its page from the enhanced form. The page's answer is the one that a browser without JavaScript gets,
 * as JSON.
 * @param path the page of the form, with its query
 */
export async function sendForm(path: string, form: FormData): Promise<FormResult> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      body: form,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(longestMs),
    });
    return await resultOf(response);
  } catch {
    return { kind: 'offline' };
  }
}

/** A refusal that comes before the page's handler, such as 413, is a page of its own. */
async function resultOf(response: Response): Promise<FormResult> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!isJson) return { kind: 'refused', status: response.status };
  const result = (await response.json()) as Partial<FormResult>;
  return result.kind ? (result as FormResult) : { kind: 'refused', status: response.status };
}
