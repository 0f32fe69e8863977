import { useLingui } from '@lingui/react/macro';
import { TextInput } from '../fields/text-input';
import { Form } from '../form/form';
import type { PageFormProps } from '../form/form-props';

/** Asks for a mail with a link to set a new password. */
export function ForgotPasswordForm(page: PageFormProps) {
  const { t } = useLingui();
  return (
    <Form
      {...page}
      name="forgot-password"
      label={t`Reset your password`}
      order={['email']}
      submitLabel={t`Send link`}
    >
      <TextInput
        name="email"
        label={t`E-mail address`}
        hint={t`If this address has an account, we will send it a link to set a new password`}
        autoComplete="username"
        width="md"
      />
    </Form>
  );
}
