import { readDate } from '@raang/text-time';
import { DatePicker, useLabels } from '@raang/ui';

export interface DateFieldPickerProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  error?: string | undefined;
  /** As a person wrote it: a day, or something else that stays to be mended. */
  typed: string;
  today: string;
  className: string;
}

/** Alone in its file: what a page loads for it, it loads later. */
export default function DateFieldPicker({ typed, ...field }: DateFieldPickerProps) {
  const { datePicker } = useLabels();
  return <DatePicker {...field} formatHint={false} defaultValue={readDate(typed, datePicker.era) ?? typed} />;
}
