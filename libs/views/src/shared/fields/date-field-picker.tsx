import { readDate } from '@raang/text-time';
import { DatePicker, useLabels } from '@raang/ui';

export interface DateFieldPickerProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  error?: string | undefined;
  /** The typed text: a date, or invalid text that the visitor can correct. */
  typed: string;
  today: string;
  className: string;
}

/** A lazy chunk: the picker loads after the page. */
export default function DateFieldPicker({ typed, ...field }: DateFieldPickerProps) {
  const { datePicker } = useLabels();
  return <DatePicker {...field} formatHint={false} defaultValue={readDate(typed, datePicker.era) ?? typed} />;
}
