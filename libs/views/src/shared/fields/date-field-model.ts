/** A date field. */
export interface DateFieldModel {
  name: string;
  label: string;
  /** As typed; the form submits it unchanged. */
  value: string;
  /** How to type a date. */
  hint: string;
  /** Today at the network, `YYYY-MM-DD`. */
  today: string;
}
