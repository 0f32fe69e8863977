/** A field for a day. */
export interface DateFieldModel {
  name: string;
  label: string;
  /** As a person writes it; the form sends it like that. */
  value: string;
  /** How to type a day. */
  hint: string;
  /** Today in Bangkok, `YYYY-MM-DD`. */
  today: string;
}
