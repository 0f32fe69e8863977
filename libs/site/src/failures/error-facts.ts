/** Prefix of errors caused by an unavailable service; never shown. */
export const unavailable = 'unavailable';

/** Message of an error whose request did not reach the site. */
const unreachable = 'unreachable';

/** For the code that `vite/lazy-page-functions.ts` writes too. @public */
export const unreachableError = () => new Error(unreachable);

/** Whether the request of an error did not reach the site: it failed on the way, and not on our side. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.message === unreachable;
}

/** The HTTP status of an error; 500 if it has none. Only the message survives the transport from the server. */
export function statusOfError(error: unknown): number {
  return error instanceof Error && error.message.startsWith(unavailable) ? 503 : 500;
}

/** Id of a failure that the server reported: the request's, as in the log. */
export function referenceOfError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return /^(?:unavailable|failure) ([\w.-]+)$/.exec(error.message)?.[1];
}

// wording of Chromium, Firefox, Safari and the bundler's style loader
const missingChunk =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i;

/** Whether a chunk could not be loaded. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missingChunk.test(error.message);
}

/** A request to the site: distinguishes no response at all, and an unavailable service, from other failures. */
export async function siteFetch(...call: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...call).catch((error: unknown) => {
    // what browsers throw if there is no response; an aborted request throws another error
    throw error instanceof TypeError ? unreachableError() : error;
  });
  if (answer.status === 503) throw new Error(unavailable);
  return answer;
}

/**
 * For page functions: distinguishes also a response of the site from one that
 * something between the site and the browser wrote, such as a proxy's error page. The framework would return the JSON of
 * such a response as the data of the page.
 */
export async function pageFetch(...call: Parameters<typeof fetch>): Promise<Response> {
  const answer = await siteFetch(...call);
  if (!(await isWrittenBySite(answer))) throw new Error(`unexpected response ${answer.status}`);
  return answer;
}

/** Results and errors of page functions have the framework's header; redirects and missing items are plain JSON. */
async function isWrittenBySite(answer: Response): Promise<boolean> {
  if (answer.headers.has('x-tss-serialized') || answer.headers.has('x-tss-raw')) return true;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof body !== 'object' || body === null) return false;
  return 'isNotFound' in body || 'isSerializedRedirect' in body;
}
