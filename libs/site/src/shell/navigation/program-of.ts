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
 * - `fetched`: its files are fetched when the page is idle, because the page is a tool. Running them then would block the
 *   page on a slow phone, for visitors who only read.
 * - `idle`: it takes over when the page is idle: the map, whose buttons it adds, the page of a failure, which may leave
 *   itself, and a form that is posted, which must not need the network once it is open.
 * - `frame`: nothing. After the intent the program takes over the frame, and the page when one of its controls is used
 *   (gate/deferred-page.ts).
 * - undefined: nothing, and then it takes over everything: a missing page.
 */
export function programOf(matches: readonly Match[]): 'fetched' | 'idle' | 'frame' | undefined {
  const has = (isSo: (match: Match) => boolean) => matches.some(isSo);
  if (
    has(
      ({ status, staticData, loaderData }) =>
        status === 'error' || staticData.program === 'idle' || hasForm(loaderData),
    )
  )
    return 'idle';
  if (has(({ staticData }) => staticData.program === 'fetched')) return 'fetched';
  return has(({ status, _notFound }) => status !== 'success' || _notFound === true) ? undefined : 'frame';
}

/** A form that the page posts, not a search: with what was posted, when the form is shown again. */
function hasForm(data: unknown): boolean {
  const { form } = (data ?? {}) as { form?: unknown };
  return isPosted(data) || isPosted(form);
}

const isPosted = (form: unknown): boolean => typeof form === 'object' && form !== null && 'sent' in form;
