/** An answer in a radio or checkbox group. */
export interface ChoiceOption {
  /** Value that the form sends. Unique in its group. */
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}
