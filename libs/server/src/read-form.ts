import { Refusal } from './refusal';

/**
 * Parses a form that was posted to a page.
 * @throws Refusal 415 for anything but the two form content types, 400 for a malformed form
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type))
    throw new Refusal(
      415,
      'A page accepts only forms: application/x-www-form-urlencoded or multipart/form-data.',
    );
  try {
    return await request.formData();
  } catch {
    throw new Refusal(400, 'The form is malformed.');
  }
}

/** A form's texts by name. A name that repeats, such as that of checkboxes, has several. */
export function textsOf(form: FormData): Record<string, string[]> {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, texts(name)]));
}
