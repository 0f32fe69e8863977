import type { PlaceOption } from '@raang/ui';

/** An end of a journey as a field has it: a station's code, a place's id, or a typed text. */
export interface TypedEnd {
  typed: string;
  /** The place whose id `typed` is. */
  place?: PlaceOption | undefined;
}

/** What a visitor filled in, kept with the entry of the browser's history, never elsewhere. */
export interface TypedJourney {
  from: TypedEnd;
  to: TypedEnd;
  /** The other fields by name. */
  rest: Record<string, string>;
}

/** Keeps it for the way back to this page. */
export function keepTyped(journey: TypedJourney): void {
  try {
    // not by the router's own method, which would load the page again
    History.prototype.replaceState.call(history, { ...(history.state as object), journey }, '');
  } catch {
    // browsers limit how often: without it, the form is empty on the way back
  }
}

/** What this entry of the history keeps; undefined on a page that was not left by the form. */
export function readTyped(): TypedJourney | undefined {
  return (history.state as { journey?: TypedJourney } | null)?.journey;
}

/** Fills the fields other than the stations in again. */
export function fillRest(form: HTMLFormElement, { rest }: TypedJourney): void {
  for (const [name, value] of Object.entries(rest)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    else if (field instanceof HTMLInputElement)
      if (field.type === 'checkbox') field.checked = field.value === value;
      else field.value = value;
  }
}

/**
 * Leaves out of the URL what is empty or the default, and the fields that the choice of time hides. Without JavaScript
 * the server ignores them.
 */
export function leaveOutUnused({ formData }: FormDataEvent): void {
  const mode = formData.get('mode');
  if (mode === 'now') formData.delete('date');
  if (mode === 'now' || mode === 'last') formData.delete('time');
  if (mode === 'now' || mode === 'depart') formData.delete('mode');
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
}
