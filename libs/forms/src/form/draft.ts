import { isLocale, type Locale } from '@raang/domain/locale';
import { daysBetween } from '@raang/text-time';
import type { Values } from './typed-values';

/** What a person typed, on their device until the form is sent. */
export interface Draft {
  /** The day of the last change, `YYYY-MM-DD`. */
  day: string;
  /** Language in which it was typed: it decides what a year of two digits means. */
  locale?: Locale | undefined;
  /** Sent again after a reload, so that a case that did arrive is not made twice. */
  idempotencyKey: string;
  /** The person sent the form, and no response came. */
  isUnsent?: boolean | undefined;
  /** Its tab has left the page: see `TabDraft`. */
  isLeft?: boolean | undefined;
  /** Grows with each change of a draft of the form: the newest one has the highest. */
  turn?: number | undefined;
  values: Values;
}

/** The part of a Storage that drafts use. It may throw: a device may refuse to keep anything. */
export interface DraftStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys: () => string[];
}

/** A browser may refuse even the name `localStorage`. */
export const onDevice: DraftStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
  removeItem: (key) => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
};

/** The keys of drafts in a device's storage. */
const draftPrefix = 'raang-draft:';

/** Longest time that a device keeps a draft. Others may use it too. */
export const draftDays = 14;

/** The drafts of a form in both languages, and of each case that a form is about. Each tab adds its name: see `TabDraft`. */
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
export function discardDrafts(storage: DraftStorage = onDevice): void {
  for (const key of keysOf(storage)) discardDraft(storage, key);
}

/** Discards the drafts that are too old, also those of forms that nobody opens again. */
export function discardOldDrafts(storage: DraftStorage, today: string): void {
  for (const key of keysOf(storage)) readDraft(storage, key, today);
}

/** The keys of all drafts on the device. */
export function keysOf(storage: DraftStorage): string[] {
  try {
    return storage.keys().filter((key) => key.startsWith(draftPrefix));
  } catch {
    return [];
  }
}

/** A draft as the device keeps it. Undefined without one, and without storage. */
export function textOf(storage: DraftStorage, key: string): string | undefined {
  try {
    return storage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  const { day, locale, idempotencyKey, turn = 0, values } = (value ?? {}) as Partial<Draft>;
  const areLists = () =>
    Object.values(values!).every(
      (list: unknown) => Array.isArray(list) && list.every((text) => typeof text === 'string'),
    );
  return (
    typeof day === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    (locale === undefined || isLocale(locale)) &&
    typeof idempotencyKey === 'string' &&
    typeof turn === 'number' &&
    typeof values === 'object' &&
    values !== null &&
    areLists()
  );
}
