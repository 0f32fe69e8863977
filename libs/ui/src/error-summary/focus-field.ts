const focusable =
  'input:enabled:not([type=hidden]), select:enabled, textarea:enabled, button:enabled, [tabindex]';

/**
 * Focuses the field, or the first control of the set, that has this id, and shows it from its label on: a plain
 * jump to the control would leave label and error above the window. False where there is none.
 */
export function focusField(page: Document, id: string): boolean {
  const place = page.getElementById(id);
  const control = place?.matches(focusable) ? place : place?.querySelector<HTMLElement>(focusable);
  if (!control) return false;
  (control.closest('[data-field]') ?? control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
}
