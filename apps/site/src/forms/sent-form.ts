/** Why a field is invalid; the form has the words for each code. */
export interface FormProblem {
  field: string;
  code: string;
}

/** A rejected form: the typed values and their problems. */
export interface SentForm {
  values: Readonly<Record<string, readonly string[]>>;
  problems: readonly FormProblem[];
}

/**
 * Result of the route's form handler; for the route's `beforeLoad`.
 * @param serverContext absent in a browser, and on GET
 */
export function sentForm(serverContext: unknown): { sent: SentForm | undefined } {
  const { sent } = (serverContext ?? {}) as { sent?: SentForm };
  return { sent };
}
