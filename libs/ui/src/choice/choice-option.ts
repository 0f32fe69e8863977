/** One answer of a radio or checkbox group. */
export interface ChoiceOption {
  /** What the form sends; unlike the others' of its group. */
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}
