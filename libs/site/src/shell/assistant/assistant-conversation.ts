import type { AssistantContext } from '@raang/contract';
import type { Locale } from '@raang/domain/locale';
import type { AnswerModel, AssistantFailure, AssistantTurn } from '@raang/views';

export interface Conversation {
  /** Oldest first. */
  turns: readonly AssistantTurn[];
  isAnswering: boolean;
  failure?: AssistantFailure | undefined;
}

/** Asks the server. Rejects if it cannot be reached. */
type Ask = (question: {
  locale: Locale;
  text: string;
  context: AssistantContext | undefined;
}) => Promise<{ isAnswered: true; answer: AnswerModel; context: AssistantContext } | { isAnswered: false }>;

const nothing: Conversation = { turns: [], isAnswering: false };

/**
 * A conversation with the assistant, in the memory of this document: it survives a navigation within the site, and a
 * reload ends it. Nothing is stored.
 */
export function createConversation(ask: Ask) {
  let current = nothing;
  let context: AssistantContext | undefined;
  /** Counts conversations, so that a late answer does not get into a new one. */
  let conversation = 0;
  let turn = 0;
  const listeners = new Set<() => void>();
  const change = (next: Conversation) => {
    current = next;
    for (const listener of listeners) listener();
  };

  const answer = async (text: string, locale: Locale): Promise<void> => {
    const asked = conversation;
    change({ turns: current.turns, isAnswering: true });
    const response = await ask({ locale, text, context }).catch(() => undefined);
    if (asked !== conversation) return;
    if (!response?.isAnswered) {
      change({ ...current, isAnswering: false, failure: response ? 'too-many' : 'offline' });
      return;
    }
    context = response.context;
    turn += 1;
    change({
      turns: [...current.turns, { id: String(turn), from: 'assistant', answer: response.answer }],
      isAnswering: false,
    });
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => current,
    ask: (text: string, locale: Locale): Promise<void> => {
      turn += 1;
      change({ ...current, turns: [...current.turns, { id: String(turn), from: 'person', text }] });
      return answer(text, locale);
    },
    /** Asks the last question again. */
    retry: async (locale: Locale): Promise<void> => {
      const last = current.turns.findLast(({ from }) => from === 'person');
      if (last?.from === 'person') await answer(last.text, locale);
    },
    reset: () => {
      conversation += 1;
      context = undefined;
      change(nothing);
    },
  };
}
