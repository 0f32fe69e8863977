import { Trans } from '@lingui/react/macro';
import { useFormContext } from '../form/form-context';

/** What a new password needs. */
export function NewPasswordHint() {
  const { rules } = useFormContext();
  const count = rules['password']?.minLength ?? 1;
  return <Trans>At least {count} characters. Several unrelated words are easy to remember.</Trans>;
}
