/** The parts of a route's match that decide when the program loads. */
interface Match {
  status: string;
  staticData: { program?: 'fetched' | 'idle' };
  loaderData?: unknown;
}

/**
 * What happens to the program before the visitor's first intent (gate/intents.ts):
 * - `fetched`: its files are fetched when the page is idle, because the page is a tool or has a form to fill in. Running them
 *   then would block the page on a slow phone, for visitors who only read.
 * - `idle`: it takes over when the page is idle: the map, whose buttons it adds, the page of a failure, which may leave
 *   itself, and a form that came back with problems.
 * - undefined: nothing.
 */
export function programOf(matches: readonly Match[]): 'fetched' | 'idle' | undefined {
  const has = (isSo: (match: Match) => boolean) => matches.some(isSo);
  if (
    has(
      ({ status, staticData, loaderData }) =>
        status === 'error' || staticData.program === 'idle' || wasSent(loaderData),
    )
  )
    return 'idle';
  return has(({ staticData, loaderData }) => staticData.program === 'fetched' || hasForm(loaderData))
    ? 'fetched'
    : undefined;
}

interface FormData {
  /** What was posted, when the form is shown again. */
  sent?: unknown;
  /** Of a page that has more than its form. */
  form?: unknown;
}

/** A form that the page posts, not a search. */
function hasForm(data: unknown): boolean {
  const { form } = (data ?? {}) as FormData;
  return typeof form === 'object' && form !== null && 'sent' in form;
}

function wasSent(data: unknown): boolean {
  const { sent, form } = (data ?? {}) as FormData;
  return sent !== undefined || (hasForm(data) && (form as FormData).sent !== undefined);
}
