import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@raang/ui';
import { TextInput } from '../fields/text-input';
import { Form } from '../form/form';
import type { PageFormProps } from '../form/form-props';
import { NewPasswordInput } from '../sections/new-password-input';

export interface RegisterFormProps extends PageFormProps {
  privacyHref: string;
  loginHref: string;
}

/** A new account. */
export function RegisterForm({ privacyHref, loginHref, ...page }: RegisterFormProps) {
  const { t } = useLingui();
  return (
    <Form
      {...page}
      name="register"
      label={t`Create an account`}
      order={['name', 'email', 'password']}
      submitLabel={t`Create account`}
      keepsDraft
      footnote={
        <p>
          <Trans>
            We use your details only for your account. Read our <Link href={privacyHref}>privacy notice</Link>
            .
          </Trans>
        </p>
      }
      after={
        <p>
          <Trans>
            Already have an account? <Link href={loginHref}>Sign in</Link>
          </Trans>
        </p>
      }
    >
      <TextInput name="name" label={t`Name`} autoComplete="name" width="md" />
      <TextInput
        name="email"
        label={t`E-mail address`}
        hint={t`We will send it a link to confirm the account`}
        autoComplete="username"
        width="md"
      />
      <NewPasswordInput label={t`Password`} />
    </Form>
  );
}
