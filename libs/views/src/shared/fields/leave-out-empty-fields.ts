/**
 * For the `ref` of a GET form: leaves empty fields out of the URL. Without JavaScript they stay in it, without
 * effect.
 */
export function leaveOutEmptyFields(form: HTMLFormElement | null) {
  const leaveOut = ({ formData }: FormDataEvent) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  };
  form?.addEventListener('formdata', leaveOut);
  return () => form?.removeEventListener('formdata', leaveOut);
}
