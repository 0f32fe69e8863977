import { useLingui } from '@lingui/react/macro';
import { PasswordInput } from '../fields/password-input';
import { TextInput } from '../fields/text-input';
import { Form } from '../form/form';
import type { PageFormProps } from '../form/form-props';

/** Asks for another e-mail address of the signed-in account. */
export function ChangeEmailForm(page: PageFormProps) {
  const { t } = useLingui();
  return (
    <Form
      {...page}
      name="change-email"
      label={t`Change your e-mail address`}
      order={['email', 'currentPassword']}
      submitLabel={t`Send links`}
    >
      <TextInput name="email" label={t`New e-mail address`} autoComplete="email" width="md" />
      <PasswordInput name="currentPassword" label={t`Current password`} autoComplete="current-password" />
    </Form>
  );
}
