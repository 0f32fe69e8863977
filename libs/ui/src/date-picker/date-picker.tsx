import { type Era, writeDateInDigits } from '@raang/text-time';
import { useId, useRef } from 'react';
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
import { CalendarButton } from './calendar-button';
import { type DateFieldOptions, useDateField } from './date-field-state';
import { messageOf } from './date-message';

export interface DatePickerProps
  extends FieldTexts, Pick<DateFieldOptions, 'value' | 'defaultValue' | 'onChange'> {
  /** Of the text field, where an error summary leads to it. */
  id?: string;
  /** The form gets `YYYY-MM-DD` by this name; without scripts, or when nothing was understood, the typed text. */
  name?: string;
  /** The present day where the network is, `YYYY-MM-DD`: marked, and where an empty calendar opens. */
  today: string;
  /** First and last day that may be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  /** The language's own without it. */
  era?: Era;
  /** False where the hint already says how to type a date. */
  formatHint?: boolean;
  required?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string;
  className?: string;
}

export function DatePicker({ name, today, min, max, formatHint = true, ...props }: DatePickerProps) {
  const { datePicker: labels } = useLabels();
  const own = useId();
  const id = props.id ?? own;
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const era = props.era ?? labels.era;
  const field = useDateField({ ...props, min, max, era, months: labels.months });
  useFormReset(input, field.reset);
  const example = writeDateInDigits(today, era);
  // What the form says about the field comes first: two errors at once would argue.
  const message = props.error ? '' : messageOf(field.problem, { min, max, example, era, labels });

  const format = formatHint && <p>{fillLabel(labels.format, { example })}</p>;
  const hint = (props.hint || format) && (
    <>
      {props.hint}
      {format}
    </>
  );
  const { label, labelHidden, optional, error, className } = props;
  const describedBy = idList(`${id}-problem`, props['aria-describedby']);
  return (
    <FormField {...{ id, label, labelHidden, optional, hint, error, describedBy, className }}>
      {(control) => (
        <>
          <CalendarButton
            {...{ today, min, max, era, day: field.day, onPick: field.pick, disabled: props.disabled }}
          >
            {(openByKey, button) => (
              <div className={controlBox({ width: 'sm' })}>
                <input
                  {...control}
                  ref={input}
                  name={hydrated ? undefined : name}
                  value={field.text}
                  autoComplete="off"
                  spellCheck={false}
                  required={props.required}
                  disabled={props.disabled}
                  aria-invalid={control['aria-invalid'] ?? (message ? true : undefined)}
                  className="w-full min-w-0 grow rounded-sm bg-transparent px-3 py-1.5 text-inherit outline-none focus-visible:shadow-none disabled:cursor-not-allowed disabled:opacity-100"
                  onChange={(event) => field.type(event.target.value)}
                  onBlur={field.leave}
                  onKeyDown={openByKey}
                />
                {button}
              </div>
            )}
          </CalendarButton>
          {/* Below the box, unlike a form's error: it appears as the field is left, and must not move what is being clicked. */}
          <div id={`${id}-problem`} aria-live="polite" className="flex gap-2 font-semibold text-danger">
            {message && <Icon icon={AlertIcon} className="mt-[0.3em]" />}
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
