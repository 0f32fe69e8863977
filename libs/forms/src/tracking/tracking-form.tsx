import { useLingui } from '@lingui/react/macro';
import { TextInput } from '../fields/text-input';
import { Form } from '../form/form';
import type { PageFormProps } from '../form/form-props';

/** Opens a case by its reference and contact. */
export function TrackingForm(page: PageFormProps) {
  const { t } = useLingui();
  return (
    <Form
      {...page}
      name="tracking"
      label={t`Follow a case`}
      order={['reference', 'contact']}
      submitLabel={t`Show status`}
    >
      <TextInput
        name="reference"
        label={t`Reference`}
        hint={t`On your receipt, such as L-7K3M-9PW4`}
        width="sm"
      />
      <TextInput
        name="contact"
        label={t`E-mail address or telephone number`}
        hint={t`Enter the one that you gave with the case`}
        // browsers know one token for a field; most people give an address
        autoComplete="email"
        width="md"
      />
    </Form>
  );
}
