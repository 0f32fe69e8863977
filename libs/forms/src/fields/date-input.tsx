import { useLingui } from '@lingui/react/macro';
import { eraOf, formatDate } from '@raang/i18n';
import { isDay, writeDateInDigits } from '@raang/text-time';
import { type DatePickerProps, TextField, useLazyControl } from '@raang/ui';
import { useFormContext } from '../form/form-context';
import type { AnyFieldName } from '../rules/form-schemas';
import { textAttributes } from './rule-attributes';
import { useField } from './use-field';

/** The picker is larger than the rest of the form. */
const loadPicker = () => import('./date-input-picker').then((module) => module.default);

export interface DateInputProps extends Pick<DatePickerProps, 'label' | 'hint'> {
  name: AnyFieldName;
}

/** A date as typed, in the era of the language. A calendar joins it when it has loaded. */
export function DateInput(props: DateInputProps) {
  const { generation } = useFormContext();
  return <Control key={generation} {...props} />;
}

function Control({ name, label, hint: advice }: DateInputProps) {
  const { t } = useLingui();
  const { field, rule, value } = useField(name);
  const { locale, today, changed } = useFormContext();
  const { plain, loaded } = useLazyControl(loadPicker);
  const example = writeDateInDigits(today, eraOf(locale));
  const hint = (
    <>
      {advice && <p>{advice}</p>}
      <p>{t`Such as ${example}`}</p>
    </>
  );
  const common = { ...field, label, hint, required: rule.isRequired ?? false };
  if (loaded)
    return (
      <loaded.Control
        {...common}
        typed={loaded.typed}
        today={today}
        max={rule.isPast ? today : undefined}
        onChange={changed}
      />
    );
  return (
    <TextField
      {...common}
      {...textAttributes(rule)}
      ref={plain}
      width="sm"
      defaultValue={isDay(value) ? formatDate(value, locale) : value}
    />
  );
}
