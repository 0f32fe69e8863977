import type { FormVisit } from '../page-form';
import { keyField } from '../form-key';

/** What every form sends beside what people fill in. */
export function submissionOf({ form, locale }: FormVisit) {
  return {
    lang: locale,
    idempotencyKey: textOf(form, keyField) ?? '',
    verification: textOf(form, 'verification'),
    homepage: textOf(form, 'homepage'),
  };
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
