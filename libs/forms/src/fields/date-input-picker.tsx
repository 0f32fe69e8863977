import { readDate } from '@raang/text-time';
import { DatePicker, type DatePickerProps, useLabels } from '@raang/ui';

export interface DateInputPickerProps extends Omit<DatePickerProps, 'value' | 'defaultValue' | 'max'> {
  max: string | undefined;
  /** The typed text: a date, or invalid text that the person can correct. */
  typed: string;
}

/** A lazy chunk: the picker loads after the page. */
export default function DateInputPicker({ typed, max, ...field }: DateInputPickerProps) {
  const { datePicker } = useLabels();
  return (
    <DatePicker
      {...field}
      {...(max && { max })}
      formatHint={false}
      defaultValue={readDate(typed, datePicker.era) ?? typed}
    />
  );
}
