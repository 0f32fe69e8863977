import { AssistantView } from '@raang/views';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { pageLocale } from '../../language/page-locale';
import { askAssistant } from '../../pages/ask-assistant';
import { createConversation } from './assistant-conversation';

const conversation = createConversation((data) => askAssistant({ data }));

/** The open assistant. A chunk of its own. */
export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const { turns, isAnswering, failure } = useSyncExternalStore(conversation.subscribe, conversation.read);
  const container = useRef<HTMLDivElement>(null);
  const focusField = () => container.current?.querySelector('input')?.focus({ preventScroll: true });
  useEffect(focusField, []);
  const locale = pageLocale();
  return (
    <div
      ref={container}
      className="pointer-events-auto absolute inset-x-0 bottom-0 sm:start-auto sm:end-6 sm:bottom-4 sm:w-104"
    >
      <AssistantView
        // the question of consent takes a quarter of the window
        className="shadow-lg max-sm:rounded-b-none in-[html[data-covered]]:max-h-[65dvh]"
        turns={turns}
        isAnswering={isAnswering}
        failure={failure}
        onAsk={(text) => {
          // a choice disappears with its press, and the focus with it
          focusField();
          void conversation.ask(text, locale);
        }}
        onRetry={() => {
          focusField();
          void conversation.retry(locale);
        }}
        onReset={() => {
          focusField();
          conversation.reset();
        }}
        onClose={onClose}
      />
    </div>
  );
}
