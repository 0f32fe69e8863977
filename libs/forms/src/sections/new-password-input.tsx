import { Trans } from '@lingui/react/macro';
import { PasswordInput } from '../fields/password-input';
import { useFormContext } from '../form/form-context';

/** The password that an account gets, with what it needs. */
export function NewPasswordInput({ label }: { label: string }) {
  const { rules } = useFormContext();
  const count = rules['password']?.minLength ?? 1;
  return (
    <PasswordInput
      name="password"
      label={label}
      hint={
        <Trans>At least {count} characters. Use several unrelated words, which are easy to remember.</Trans>
      }
      autoComplete="new-password"
    />
  );
}
