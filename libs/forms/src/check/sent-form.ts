/** Why a field is invalid; the form has the words for each code. */
export interface FormProblem {
  /** Empty for a problem of the whole form. */
  field: string;
  /** A code of the contract's `fieldProblems`. */
  code: string;
  /** Further fields that it marks, if it is about several together. */
  also?: readonly string[];
  /** What the words name: a file that was refused, or what another window saved. */
  about?: string;
}

/** Why a form was refused for something other than a field, such as too many attempts. */
export interface FormRefusal {
  /** HTTP status. */
  status: number;
  /** Seconds until another attempt may succeed, if that is known. */
  retryAfter?: number;
}

/** A form with the same content that arrived before. */
export interface EarlierForm {
  reference: string;
  /** The page of its receipt. */
  href: string;
}

/** A rejected form: the typed values and their problems. */
export interface SentForm {
  values: Readonly<Record<string, readonly string[]>>;
  problems: readonly FormProblem[];
  refusal?: FormRefusal;
  earlier?: EarlierForm;
}
