/** A date field. */
export interface DateFieldModel {
  name: string;
  label: string;
  /** As typed; the form submits it unchanged. */
  value: string;
  /** How to type a date. */
  hint: string;
  /** Today in Bangkok, `YYYY-MM-DD`. */
  today: string;
}
