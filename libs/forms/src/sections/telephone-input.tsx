import { useLingui } from '@lingui/react/macro';
import { TextInput } from '../fields/text-input';
import { useFormContext } from '../form/form-context';

/** The telephone number of a person. */
export function TelephoneInput() {
  const { t } = useLingui();
  // a number stays on one line
  const example = useFormContext().telephoneExample?.replaceAll(' ', '\u00a0');
  return (
    <TextInput
      name="telephone"
      label={t`Telephone number`}
      hint={example && t`Such as ${example}`}
      autoComplete="tel"
      width="sm"
    />
  );
}
