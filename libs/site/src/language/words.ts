import type { Messages } from '@lingui/core';
import type { Locale } from '@raang/i18n';
import { bindWords } from '@raang/text-time';
import type { Labels } from '@raang/ui';
import { loadWordChunks } from './word-chunks';

/** All texts of one language: the messages of the views and the labels of the kit, with the marks of their lines. */
export interface Words {
  messages: Messages;
  labels: Labels;
}

// words never change, so requests may share them; i18n INSTANCES must not be shared
const loaded = new Map<Locale, Words>();
// as typed, for what the server writes besides pages
const typed = new Map<Locale, Messages>();

export async function loadWords(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const { messages, labels } = await loadWordChunks(locale);
  if (import.meta.env.SSR) typed.set(locale, messages);
  loaded.set(locale, withLateWords(withLines({ messages, labels })));
}

/** The build has marked the words of browsers (vite/word-sources.ts), except those that reference their module. */
function withLines({ messages, labels }: Words): Words {
  if (!import.meta.env.SSR && import.meta.env.PROD) return { messages, labels };
  const { datePicker } = labels;
  return { messages: bindWords(messages), labels: { ...bindWords(labels), datePicker } };
}

/**
 * The messages without marks: for models, whose texts get theirs with the names of the network, and other formats.
 * @throws Error before `loadWords` has finished for that locale
 */
export function messagesIn(locale: Locale): Messages {
  const messages = typed.get(locale);
  if (!messages) throw new Error(`the words of ${locale} are not loaded`);
  return messages;
}

/**
 * In a browser, the entry chunk contains only its own words; lazy chunks add theirs to the same objects
 * (vite/client-words.ts).
 */
function withLateWords(words: Words): Words {
  if (import.meta.env.SSR) return words;
  const late = ((globalThis as { lateWords?: Partial<Words> }).lateWords ??= {});
  return {
    messages: (late.messages = Object.assign(late.messages ?? {}, words.messages)),
    labels: (late.labels = Object.assign(late.labels ?? {}, words.labels)),
  };
}

/** The words of what React renders. @throws Error before `loadWords` has finished for that locale */
export function wordsIn(locale: Locale): Words {
  const words = loaded.get(locale);
  if (!words) throw new Error(`the words of ${locale} are not loaded`);
  return words;
}
