import { readTime } from '@raang/text-time';
import { TextField, type TextFieldProps } from '../text-field/text-field';

type OwnProps = 'type' | 'value' | 'prefix' | 'suffix' | 'counter' | 'inputMode' | 'maxLength';

export interface TimeFieldProps extends Omit<TextFieldProps, OwnProps | 'defaultValue'> {
  /**
   * `HH:MM`, or an invalid text that the server returned for correction.
   * @default ''
   */
  defaultValue?: string;
}

/**
 * A time of the 24-hour clock, as text: a native time input shows 12 or 24 hours as the browser's language has it. When
 * the field is left, a time as people type it becomes `HH:MM`; without JavaScript the server has to read it.
 */
export function TimeField({ width = 'sm', defaultValue = '', onBlur, ...field }: TimeFieldProps) {
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      {...field}
      width={width}
      defaultValue={defaultValue}
      inputMode="numeric"
      onBlur={(event) => {
        const input = event.currentTarget;
        const time = readTime(input.value);
        if (time !== undefined && time !== input.value) input.value = time;
        onBlur?.(event);
      }}
    />
  );
}
