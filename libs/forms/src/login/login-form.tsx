import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@raang/ui';
import { PasswordInput } from '../fields/password-input';
import { TextInput } from '../fields/text-input';
import { Form } from '../form/form';
import type { PageFormProps } from '../form/form-props';

export interface LoginFormProps extends PageFormProps {
  forgotPasswordHref: string;
  registerHref: string;
}

/** Signs in. */
export function LoginForm({ forgotPasswordHref, registerHref, ...page }: LoginFormProps) {
  const { t } = useLingui();
  return (
    <Form
      {...page}
      name="login"
      label={t`Sign in`}
      order={['email', 'password']}
      submitLabel={t`Sign in`}
      after={
        <ul role="list" className="grid gap-2">
          <li>
            <Link href={forgotPasswordHref}>
              <Trans>Forgot your password?</Trans>
            </Link>
          </li>
          <li>
            <Trans>
              No account yet? <Link href={registerHref}>Create an account</Link>
            </Trans>
          </li>
        </ul>
      }
    >
      <TextInput name="email" label={t`E-mail address`} autoComplete="username" width="md" />
      <PasswordInput name="password" label={t`Password`} autoComplete="current-password" />
    </Form>
  );
}
