import { useLingui } from '@lingui/react/macro';
import { PasswordInput } from '../fields/password-input';
import { Form } from '../form/form';
import type { PageFormProps } from '../form/form-props';
import { NewPasswordHint } from '../sections/new-password-hint';

/** Sets a password by a link; `hidden` has the link's token. */
export function SetPasswordForm(page: PageFormProps) {
  const { t } = useLingui();
  return (
    <Form
      {...page}
      name="set-password"
      label={t`Set a new password`}
      order={['password']}
      submitLabel={t`Save password`}
    >
      <PasswordInput
        name="password"
        label={t`New password`}
        hint={<NewPasswordHint />}
        autoComplete="new-password"
      />
    </Form>
  );
}
