import { useLingui } from '@lingui/react/macro';
import { AssistantView } from '@raang/views';
import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { assistantOpen } from '../../first/assistant-open';
import { pageLocale } from '../../language/page-locale';
import { askAssistant } from '../../pages/ask-assistant';
import { createConversation } from './assistant-conversation';
import { coversWindow, showSheet } from './show-sheet';

const conversation = createConversation((data) => askAssistant({ data }));

/** The open assistant: a sheet at the side of a wide window, the whole window of others. A chunk of its own. */
export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { turns, isAnswering, failure } = useSyncExternalStore(conversation.subscribe, conversation.read);
  const sheet = useRef<HTMLDialogElement>(null);
  const focusField = () => sheet.current?.querySelector('input')?.focus({ preventScroll: true });
  useEffect(() => showSheet(sheet.current!, focusField), []);
  // a further press of a button that opens it
  useEffect(() => assistantOpen.subscribe(focusField), []);
  const locale = pageLocale();
  return (
    // a link is pressed by its keys too
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={sheet}
      data-assistant=""
      aria-label={t`Assistant`}
      className="fixed inset-y-0 end-0 start-auto z-40 m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-surface-raised p-0 lg:w-100 lg:border-s lg:border-line-strong lg:shadow-lg print:hidden"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // the browser closes a dialog that has refused once; the event is late, and the sheet may be open again
        if (currentTarget.isConnected && !currentTarget.open) onClose();
      }}
      onClick={(event) => {
        // the page that a link leads to is behind the sheet
        if (coversWindow() && isPressOfLink(event)) onClose();
      }}
    >
      <AssistantView
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
    </dialog>
  );
}

const isPressOfLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null;
