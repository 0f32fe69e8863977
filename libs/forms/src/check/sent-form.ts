/** Why a field is invalid; the form has the words for each code. */
export interface FormProblem {
  /** Empty for a problem of the whole form. */
  field: string;
  /** A code of the contract's `fieldProblems`. */
  code: string;
}

/** A rejected form: the typed values and their problems. */
export interface SentForm {
  values: Readonly<Record<string, readonly string[]>>;
  problems: readonly FormProblem[];
  /** HTTP status of a refusal that is not about a field, such as 429. */
  refusal?: number;
}
