import { isLocale } from '@raang/domain/locale';
import type { FormResult } from './form-result';
import { randomId } from './random-id';
import { draftOfTab } from './tab-draft';
import { areSame, textsOf, type Values } from './typed-values';

/*
 * A form before React has hydrated it, or if that never comes: plain DOM, for a script that is there with the page.
 * `earlyAttributes` says what the script needs to know. It marks the form by attributes that React does not set:
 * - `data-unsent`: it was sent, and there was no response. The form shows its notice.
 * - `data-sending`: it is being sent.
 * - `data-kept`: what is typed into it is a draft already.
 */

/** Attributes of a form until it is hydrated. One that keeps no draft is the browser's until then. */
export const earlyAttributes = (storageKey: string | undefined, today: string, locale: string) =>
  storageKey && { 'data-draft': storageKey, 'data-today': today, 'data-typed-in': locale };

/** The forms with a draft that are not hydrated. */
export const earlyForms = () => [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')];

/** Whether a form keeps a draft and is not hydrated: a small script keeps what is typed, and sends it. */
export const isEarly = (form: HTMLFormElement): boolean => form.hasAttribute('data-draft');

/**
 * Keeps what was typed into a form on the device, beside an earlier draft.
 * @param isUnsent the person sends it: until it is accepted, a repetition has the same key
 * @returns the idempotency key of what is kept
 */
export function keepEarlyDraft(form: HTMLFormElement, isUnsent = false): string {
  const { today: day = '', typedIn: locale } = form.dataset;
  const changed = changedValues(form);
  if (!isUnsent && Object.keys(changed).length === 0) return form.dataset['key'] ?? '';
  const ofTab = draftOf(form);
  const earlier = ofTab.find({ mayCopy: false });
  const values = { ...earlier?.values, ...changed };
  // what was sent may have arrived: with the same key, the change would not
  const isSame = !earlier?.isUnsent || areSame(values, earlier.values);
  const known = earlier?.idempotencyKey ?? form.dataset['key'];
  const idempotencyKey = (isSame && known) || randomId();
  form.dataset['key'] = idempotencyKey;
  ofTab.keep({
    ...earlier,
    day,
    idempotencyKey,
    values,
    locale: isLocale(locale) ? locale : undefined,
    isUnsent: isUnsent || (isSame && earlier?.isUnsent) || undefined,
    isLeft: undefined,
  });
  if (!earlier) form.dataset['kept'] = '';
  return idempotencyKey;
}

/** Keeps what was typed into a form whose tab leaves the page: another tab may then take it over. */
export function leaveEarlyDraft(form: HTMLFormElement): void {
  keepEarlyDraft(form);
  draftOf(form).setLeft(true);
}

/** Whether nothing has changed since the form was sent without a response. */
export function isAsSent(form: HTMLFormElement): boolean {
  const earlier = draftOf(form).find({ mayCopy: false });
  return !earlier || areSame({ ...earlier.values, ...changedValues(form) }, earlier.values);
}

/** Removes the draft of a form that has arrived, and keeps no other one. */
export function discardEarlyDraft(form: HTMLFormElement): void {
  draftOf(form).arrived(form.dataset['key'] ?? '');
  delete form.dataset['draft'];
}

interface EarlySubmission {
  result: Promise<FormResult>;
  isTaken: boolean;
}

const submissions = new WeakMap<HTMLFormElement, EarlySubmission>();

/** Marks a form as being sent. React goes on with it if it hydrates the form meanwhile. @returns whether it has done so */
export function startEarlySubmission(form: HTMLFormElement, result: Promise<FormResult>): () => boolean {
  const submission = { result, isTaken: false };
  submissions.set(form, submission);
  form.dataset['sending'] = '';
  return () => submission.isTaken;
}

/** Ends what `startEarlySubmission` has started. */
export function endEarlySubmission(form: HTMLFormElement): void {
  submissions.delete(form);
  delete form.dataset['sending'];
}

/** The result of a form that was sent before React hydrated it. Undefined if it was not, or that has ended. */
export function takeEarlySubmission(form: HTMLFormElement): Promise<FormResult> | undefined {
  const submission = submissions.get(form);
  if (submission) submission.isTaken = true;
  endEarlySubmission(form);
  return submission?.result;
}

const draftOf = ({ dataset: { draft = '', today = '' } }: HTMLFormElement) => draftOfTab(draft, today);

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
