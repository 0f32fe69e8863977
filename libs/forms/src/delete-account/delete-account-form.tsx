import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '@raang/ui';
import { PasswordInput } from '../fields/password-input';
import { Username } from '../fields/username';
import { Form } from '../form/form';
import type { PageFormProps } from '../form/form-props';

export interface DeleteAccountFormProps extends PageFormProps {
  /** Of the account, for password managers. */
  email: string;
}

/** Deletes the signed-in account. */
export function DeleteAccountForm({ email, ...page }: DeleteAccountFormProps) {
  const { t } = useLingui();
  return (
    <Form
      {...page}
      name="delete-account"
      label={t`Delete your account`}
      order={['password']}
      submitLabel={t`Delete account`}
      submitVariant="danger"
    >
      <Notice tone="danger" title={t`You cannot undo this`}>
        <Trans>
          We delete your name, e-mail address, telephone number and saved stations. We will continue to work
          on your open cases.
        </Trans>
      </Notice>
      <Username email={email} />
      <PasswordInput name="password" label={t`Password`} autoComplete="current-password" />
    </Form>
  );
}
