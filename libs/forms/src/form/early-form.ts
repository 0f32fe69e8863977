import { isLocale } from '@raang/domain/locale';
import { discardDraft, keepDraft, onDevice, readDraft } from './draft';
import { randomId } from './random-id';
import { areSame, textsOf, type Values } from './typed-values';

/*
 * A form before React has hydrated it, or if that never comes: plain DOM, for a script that is there with the page.
 * `earlyAttributes` says what the script needs to know. It marks the form by attributes that React does not set:
 * - `data-unsent`: it was sent, and there was no response. The form shows its notice.
 * - `data-sending`: it is being sent.
 * - `data-kept`: what is typed into it is a draft already.
 */

/** Attributes of a form until it is hydrated. */
export const earlyAttributes = (storageKey: string | undefined, today: string, locale: string) => ({
  'data-draft': storageKey ?? '',
  'data-today': today,
  'data-typed-in': locale,
});

/** The forms that are not hydrated. */
export const earlyForms = () => [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')];

/** Whether a form is not hydrated: the browser posts it, and a small script keeps what is typed. */
export const isEarly = (form: HTMLFormElement): boolean => form.hasAttribute('data-draft');

/**
 * Keeps what was typed into a form on the device, beside an earlier draft.
 * @param isUnsent the person sends it: until it is accepted, a repetition has the same key
 * @returns the idempotency key
 */
export function keepEarlyDraft(form: HTMLFormElement, isUnsent = false): string {
  const { draft: storageKey, today: day = '', typedIn: locale } = form.dataset;
  const earlier = draftOf(form);
  const changed = changedValues(form);
  const values = { ...earlier?.values, ...changed };
  // what was sent may have arrived: with the same key, the change would not
  const isSame = !earlier?.isUnsent || areSame(values, earlier.values);
  const known = earlier?.idempotencyKey ?? form.dataset['key'];
  const idempotencyKey = (isSame && known) || randomId();
  form.dataset['key'] = idempotencyKey;
  if (!storageKey || (!isUnsent && Object.keys(changed).length === 0)) return idempotencyKey;
  keepDraft(onDevice, storageKey, {
    ...earlier,
    day,
    idempotencyKey,
    values,
    locale: isLocale(locale) ? locale : undefined,
    isUnsent: isUnsent || (isSame && earlier?.isUnsent) || undefined,
  });
  if (!earlier) form.dataset['kept'] = '';
  return idempotencyKey;
}

/** Whether nothing has changed since the form was sent without a response. */
export function isAsSent(form: HTMLFormElement): boolean {
  const earlier = draftOf(form);
  return !earlier || areSame({ ...earlier.values, ...changedValues(form) }, earlier.values);
}

/** Removes the draft of a form that has arrived, and keeps no other one. */
export function discardEarlyDraft({ dataset }: HTMLFormElement): void {
  if (dataset['draft']) discardDraft(onDevice, dataset['draft']);
  delete dataset['draft'];
}

const draftOf = ({ dataset: { draft: storageKey, today = '' } }: HTMLFormElement) =>
  storageKey ? readDraft(onDevice, storageKey, today) : undefined;

/** Never kept: secrets, files, what is not typed, and the field that people do not see. */
const left = ['hidden', 'password', 'file', 'submit', 'button'];

function changedValues(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const names = [...form.elements]
    .filter((element) => isControl(element) && !left.includes(element.type) && hasChanged(element))
    .map((element) => (element as Control).name)
    .filter((name) => name !== '' && name !== 'homepage');
  return Object.fromEntries([...new Set(names)].map((name) => [name, textsOf(data, name)]));
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control => /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);

function hasChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return control.value !== (first?.value ?? '');
  }
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
