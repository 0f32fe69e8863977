import { useLingui } from '@lingui/react/macro';
import { Fieldset } from '@raang/ui';
import { TextInput } from '../fields/text-input';
import { useFormContext } from '../form/form-context';
import { TelephoneInput } from './telephone-input';

/** Who sends a case, and how to reach them. */
export function SenderFields() {
  const { t } = useLingui();
  const { rules } = useFormContext();
  const needsContact = rules['email']?.requiredWithout !== undefined;
  return (
    <Fieldset
      legend={t`Your contact details`}
      legendSize="lg"
      hint={
        needsContact
          ? t`Enter an e-mail address or a telephone number, or both.`
          : t`Only if you would like a reply`
      }
      contentClassName="mt-4 grid gap-6"
    >
      <TextInput name="name" label={t`Name`} autoComplete="name" width="md" />
      <TextInput
        name="email"
        label={t`E-mail address`}
        hint={t`For your receipt and our reply`}
        autoComplete="email"
        width="md"
      />
      <TelephoneInput />
    </Fieldset>
  );
}
