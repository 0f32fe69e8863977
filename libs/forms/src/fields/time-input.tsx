import { useLingui } from '@lingui/react/macro';
import { TimeField, type TimeFieldProps } from '@raang/ui';
import type { AnyFieldName } from '../rules/form-schemas';
import { useField } from './use-field';

export interface TimeInputProps extends Pick<TimeFieldProps, 'label' | 'hint'> {
  name: AnyFieldName;
}

/** After noon, so that it shows the 24-hour clock. */
const examples: Readonly<Record<string, string>> = { th: '18.30', en: '18:30' };

/** A time of day. */
export function TimeInput({ name, label, hint: advice }: TimeInputProps) {
  const { t, i18n } = useLingui();
  const { field, rule, value } = useField(name);
  const example = examples[i18n.locale] ?? '18:30';
  const hint = (
    <>
      {advice && <p>{advice}</p>}
      <p>{t`Such as ${example}`}</p>
    </>
  );
  return (
    <TimeField
      {...field}
      label={label}
      hint={hint}
      required={rule.isRequired ?? false}
      defaultValue={value}
    />
  );
}
