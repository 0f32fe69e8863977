/** Prefix of errors caused by an unavailable service; never shown. */
export const unavailable = 'unavailable';

/** The HTTP status of an error; 500 if it has none. Only the message survives the transport from the server. */
export function statusOfError(error: unknown): number {
  return error instanceof Error && error.message.startsWith(unavailable) ? 503 : 500;
}

// wording of Chromium, Firefox, Safari and the bundler's style loader
const missingChunk =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i;

/** Whether a chunk could not be loaded. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missingChunk.test(error.message);
}

/** For page functions: distinguishes an unavailable service from a failed page. */
export async function pageFetch(...call: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...call);
  if (answer.status === 503) throw new Error(unavailable);
  return answer;
}
