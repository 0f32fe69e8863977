/** The parts of a route's match that decide when the program loads. */
interface Match {
  status: string;
  /** The router's mark of a path without a route. */
  _notFound?: boolean;
  staticData: { program?: 'fetched' | 'idle' };
  loaderData?: unknown;
}

/**
 * What happens to the program before the visitor's first intent (gate/intents.ts):
 * - `fetched`: its files are fetched when the page is idle, because the page is a tool or has a form to fill in. Running them
 *   then would block the page on a slow phone, for visitors who only read.
 * - `idle`: it takes over when the page is idle: the map, whose buttons it adds, the page of a failure, which may leave
 *   itself, and a form that came back with problems.
 * - `frame`: nothing. After the intent the program takes over the frame, and the page when one of its controls is used
 *   (gate/deferred-page.ts).
 * - undefined: nothing, and then it takes over everything: a missing page.
 */
export function programOf(matches: readonly Match[]): 'fetched' | 'idle' | 'frame' | undefined {
  const has = (isSo: (match: Match) => boolean) => matches.some(isSo);
  if (
    has(
      ({ status, staticData, loaderData }) =>
        status === 'error' || staticData.program === 'idle' || wasSent(loaderData),
    )
  )
    return 'idle';
  if (has(({ staticData, loaderData }) => staticData.program === 'fetched' || hasForm(loaderData)))
    return 'fetched';
  return has(({ status, _notFound }) => status !== 'success' || _notFound === true) ? undefined : 'frame';
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
