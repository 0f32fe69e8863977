import { daysBetween } from '@raang/text-time';
import { draftPrefix } from './draft-prefix';

/** What a person typed, on their device until the form is sent. */
export interface Draft {
  /** The day of the last change, `YYYY-MM-DD`. */
  day: string;
  /** Sent again after a reload, so that a case that did arrive is not made twice. */
  idempotencyKey: string;
  values: Readonly<Record<string, readonly string[]>>;
}

/** The part of a Storage that drafts use. It may throw: a device may refuse to keep anything. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Longest time that a device keeps a draft. Others may use it too. */
export const draftDays = 14;

/** One draft for each form and language, and for each case that a form is about. */
export const draftKey = (...parts: readonly (string | undefined)[]) =>
  draftPrefix + parts.filter(Boolean).join(':');

/** Returns undefined if there is no draft, if it is too old, or if it cannot be read. */
export function readDraft(storage: DraftStorage, key: string, today: string): Draft | undefined {
  try {
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as unknown;
    if (isDraft(draft) && daysBetween(draft.day, today) <= draftDays) return draft;
    storage.removeItem(key);
  } catch {
    // storage is off, or full of something else
  }
  return undefined;
}

/** Keeps a draft, or removes it if nothing is typed. */
export function keepDraft(storage: DraftStorage, key: string, draft: Draft): void {
  try {
    if (Object.keys(draft.values).length > 0) storage.setItem(key, JSON.stringify(draft));
    else storage.removeItem(key);
  } catch {
    // without storage the form works, and forgets
  }
}

/** Removes a draft, if there is one. */
export function discardDraft(storage: DraftStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

/** Discards every draft on the device, as after signing out. */
export function discardDrafts(storage: Storage): void {
  try {
    for (const key of Object.keys(storage)) if (key.startsWith(draftPrefix)) storage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

function isDraft(value: unknown): value is Draft {
  const { day, idempotencyKey, values } = (value ?? {}) as Partial<Draft>;
  const areLists = () =>
    Object.values(values!).every(
      (list: unknown) => Array.isArray(list) && list.every((text) => typeof text === 'string'),
    );
  return (
    typeof day === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    typeof idempotencyKey === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    areLists()
  );
}
