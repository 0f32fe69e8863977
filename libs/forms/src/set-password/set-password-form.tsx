import { useLingui } from '@lingui/react/macro';
import { Form } from '../form/form';
import type { PageFormProps } from '../form/form-props';
import { NewPasswordInput } from '../sections/new-password-input';

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
      <NewPasswordInput label={t`New password`} />
    </Form>
  );
}
