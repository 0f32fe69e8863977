/** How an error begins whose cause is that a service is not available; the words reach nobody. */
export const unavailable = 'unavailable';

/** The HTTP status behind an error; 500 for one that has none. Only a message survives the way from the server. */
export function statusOfError(error: unknown): number {
  return error instanceof Error && error.message.startsWith(unavailable) ? 503 : 500;
}

// as Chromium, Firefox, Safari and the bundler's style loader say it
const lostChunk =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i;

/** Whether a part of the program could not be loaded. */
export function isLostChunk(error: unknown): boolean {
  return error instanceof Error && lostChunk.test(error.message);
}

/** Calls of page functions: a service that is not available is told from a page that failed. */
export async function pageFetch(...call: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...call);
  if (answer.status === 503) throw new Error(unavailable);
  return answer;
}
