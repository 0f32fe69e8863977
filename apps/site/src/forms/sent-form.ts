/** Why a field is not accepted; the form has the words for each code. */
export interface FormProblem {
  field: string;
  code: string;
}

/** A form that was posted and not accepted: what was typed, and what is wrong with it. */
export interface SentForm {
  values: Readonly<Record<string, readonly string[]>>;
  problems: readonly FormProblem[];
}

/**
 * What a route's handler says of the form that was posted to it; for the route's `beforeLoad`.
 * @param serverContext there is none in a browser, nor where the page is only read
 */
export function sentForm(serverContext: unknown): { sent: SentForm | undefined } {
  const { sent } = (serverContext ?? {}) as { sent?: SentForm };
  return { sent };
}
