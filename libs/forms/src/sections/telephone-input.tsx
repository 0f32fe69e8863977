import { useLingui } from '@lingui/react/macro';
import { TextInput } from '../fields/text-input';

/** The telephone number of a person. */
export function TelephoneInput() {
  const { t } = useLingui();
  return (
    <TextInput
      name="telephone"
      label={t`Telephone number`}
      hint={t`Such as 081 234 5678`}
      autoComplete="tel"
      width="sm"
    />
  );
}
