import { type Era, writeDateInDigits } from '@raang/text-time';
import { useId, useRef, useImperativeHandle } from 'react';
import { FormField } from '../form-field/form-field';
import { idList } from '../form-field/field-ids';
import { controlBox } from '../form-field/field-look';
import type { FieldTexts } from '../form-field/field-texts';
import { useFormReset } from '../form-field/use-form-reset';
import { useHydrated } from '../hydrated/use-hydrated';
import { Icon } from '../icon/icon';
import { AlertIcon } from '../icon/icons';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';
import { CalendarButton } from './calendar-button';
import { type DateFieldOptions, useDateField } from './date-field-state';
import { messageOf } from './date-message';

/** What the date picker sets on its input itself. */
type OwnInputProps = 'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown';

type NativeInput = Omit<NativeProps<'input'>, OwnInputProps | 'min' | 'max' | 'size' | 'children'>;

export interface DatePickerProps
  extends FieldTexts, NativeInput, Pick<DateFieldOptions, 'value' | 'defaultValue' | 'onChange'> {
  /** The form sends `YYYY-MM-DD` under this name. Without JavaScript, or for an invalid date, it sends the typed text. */
  name?: string;
  /** Today in the network's time zone, `YYYY-MM-DD`. The calendar marks it and opens at it. */
  today: string;
  /** First and last accepted day, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  /** Defaults to the era of the labels. */
  era?: Era;
  /**
   * False if the hint already shows the format.
   * @default true
   */
  formatHint?: boolean;
}

/** A date as text, with a calendar to pick it from. `className` is the field's, everything else the input's. */
export function DatePicker({
  label,
  labelHidden,
  optional,
  hint: ownHint,
  error,
  className,
  value,
  defaultValue,
  onChange,
  name,
  today,
  min,
  max,
  era: givenEra,
  formatHint = true,
  'aria-describedby': more,
  ref,
  ...props
}: DatePickerProps) {
  const { datePicker: labels } = useLabels();
  const own = useId();
  const id = props.id ?? own;
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  const era = givenEra ?? labels.era;
  const field = useDateField({ value, defaultValue, onChange, min, max, era, months: labels.months });
  useFormReset(input, field.reset);
  const example = writeDateInDigits(today, era);
  // The form's error replaces the field's own, so that only one shows.
  const message = error ? '' : messageOf(field.problem, { min, max, example, era, labels });

  const format = formatHint && <p>{fillLabel(labels.format, { example })}</p>;
  const hint = (ownHint || format) && (
    <>
      {ownHint}
      {format}
    </>
  );
  const describedBy = idList(`${id}-problem`, more);
  return (
    <FormField
      id={id}
      label={label}
      labelHidden={labelHidden}
      optional={optional}
      hint={hint}
      error={error}
      describedBy={describedBy}
      className={className}
    >
      {(control) => (
        <>
          <CalendarButton
            today={today}
            min={min}
            max={max}
            era={era}
            day={field.day}
            onPick={field.pick}
            disabled={props.disabled}
          >
            {(openByKey, button) => (
              <div className={controlBox({ width: 'sm' })}>
                <input
                  {...props}
                  {...control}
                  ref={input}
                  name={hydrated ? undefined : name}
                  value={field.text}
                  autoComplete="off"
                  spellCheck={false}
                  aria-invalid={control['aria-invalid'] ?? (message ? true : undefined)}
                  className="py-1.5"
                  onChange={(event) => field.type(event.target.value)}
                  onBlur={field.leave}
                  onKeyDown={openByKey}
                />
                {button}
              </div>
            )}
          </CalendarButton>
          {/* Below the input, unlike the form's error: it appears on blur and must not move the click target. */}
          <div id={`${id}-problem`} aria-live="polite" className="flex gap-2 font-semibold text-danger">
            {message && <Icon icon={AlertIcon} className="first-line" />}
            {message}
          </div>
          {hydrated && name && (
            <input
              type="hidden"
              name={name}
              value={field.day || field.text.trim()}
              disabled={props.disabled}
            />
          )}
        </>
      )}
    </FormField>
  );
}
