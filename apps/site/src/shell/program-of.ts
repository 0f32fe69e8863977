/** The parts of a route's match that decide when the program loads. */
interface Match {
  status: string;
  staticData: { program?: 'idle' };
  loaderData?: unknown;
}

/**
 * `idle` for a page that is a tool or has a form to fill in, and for that of a failure, which may leave itself.
 * Otherwise the program waits for the visitor's first intent (gate/intents.ts).
 */
export function programOf(matches: readonly Match[]): 'idle' | undefined {
  const isIdle = matches.some(
    ({ status, staticData, loaderData }) =>
      status === 'error' || staticData.program === 'idle' || hasForm(loaderData),
  );
  return isIdle ? 'idle' : undefined;
}

const hasForm = (data: unknown) => typeof data === 'object' && data !== null && 'form' in data;
