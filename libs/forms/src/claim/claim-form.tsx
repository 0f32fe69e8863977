import { useLingui } from '@lingui/react/macro';
import { TextAreaInput } from '../fields/text-area-input';
import { Form } from '../form/form';
import type { PageFormProps } from '../form/form-props';

/** Claims a matched item by describing what only its owner knows. */
export function ClaimForm(page: PageFormProps) {
  const { t } = useLingui();
  return (
    <Form
      {...page}
      name="claim"
      label={t`Claim this item`}
      order={['proof']}
      submitLabel={t`Send claim`}
      keepsDraft
    >
      <TextAreaInput
        name="proof"
        label={t`How can we tell that it is yours?`}
        hint={t`Such as contents, a serial number or damage. Only our staff read this.`}
      />
    </Form>
  );
}
