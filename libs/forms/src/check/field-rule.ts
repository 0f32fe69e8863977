/** What a field accepts, as plain JSON: the page has it, the HTML attributes and the browser's check follow it. */
export interface FieldRule {
  isRequired?: true;
  /** Name of another field: one of the two must be filled in. */
  requiredWithout?: string;
  /** In characters. Spaces around the text do not count, unless it is exact. */
  minLength?: number;
  maxLength?: number;
  /** Spaces around the text count, as in a password. An exact text is never kept on the device. */
  isExact?: true;
  /** `contact` is an e-mail address or a telephone number. */
  type?: 'email' | 'tel' | 'date' | 'time' | 'reference' | 'contact';
  /** Source of a regular expression. */
  pattern?: string;
  /** The only values. */
  options?: readonly string[];
  /** Takes several values. */
  isList?: true;
  maximumCount?: number;
  /** A date that must not be after today. */
  isPast?: true;
  /** Media types of files. */
  accept?: readonly string[];
  /** Limit of each file. */
  maximumBytes?: number;
}

/** The rules of a form by field, in the order of its schema. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** What a person filled in, by field. A text that is empty is absent; a list is never absent. */
export type FieldInput = Record<string, string | string[] | undefined>;
