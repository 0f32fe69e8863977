import { useLingui } from '@lingui/react/macro';
import { PasswordInput } from '../fields/password-input';
import { Username } from '../fields/username';
import { Form } from '../form/form';
import type { PageFormProps } from '../form/form-props';
import { NewPasswordInput } from '../sections/new-password-input';

export interface ChangePasswordFormProps extends PageFormProps {
  /** Of the account, for password managers. */
  email: string;
}

/** Changes the password of the signed-in account. */
export function ChangePasswordForm({ email, ...page }: ChangePasswordFormProps) {
  const { t } = useLingui();
  return (
    <Form
      {...page}
      name="change-password"
      label={t`Change your password`}
      order={['currentPassword', 'password']}
      submitLabel={t`Change password`}
    >
      <Username email={email} />
      <PasswordInput name="currentPassword" label={t`Current password`} autoComplete="current-password" />
      <NewPasswordInput label={t`New password`} />
    </Form>
  );
}
