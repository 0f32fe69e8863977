const focusable =
  'input:enabled:not([type=hidden]), select:enabled, textarea:enabled, button:enabled, [tabindex]';

/**
 * Focuses the field with this id, or the first control in it, and scrolls to its label: a jump to the control would leave
 * label and error above the window. Returns false if there is no such field.
 */
export function focusField(page: Document, id: string): boolean {
  const place = page.getElementById(id);
  const control = place?.matches(focusable) ? place : place?.querySelector<HTMLElement>(focusable);
  if (!control) return false;
  (control.closest('[data-field]') ?? control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
}
