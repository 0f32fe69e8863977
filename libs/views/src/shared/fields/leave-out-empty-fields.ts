/**
 * For the `ref` of a form whose address is shared: fields that say nothing stay out of it. Without a script they
 * stand in it, and say nothing either.
 */
export function leaveOutEmptyFields(form: HTMLFormElement | null) {
  const leaveOut = ({ formData }: FormDataEvent) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  };
  form?.addEventListener('formdata', leaveOut);
  return () => form?.removeEventListener('formdata', leaveOut);
}
