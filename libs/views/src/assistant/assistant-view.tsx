import { useLingui } from '@lingui/react/macro';
import { ChatPanel } from '@raang/ui';
import { AnswerCard } from './answer-card';
import type { AnswerModel } from './assistant-model';

/** One turn of a conversation. */
export type AssistantTurn =
  { id: string; from: 'person'; text: string } | { id: string; from: 'assistant'; answer: AnswerModel };

/**
 * Why the last question has no answer.
 * - `offline`: the server was not reached, or failed
 * - `too-many`: the visitor has to wait
 */
export type AssistantFailure = 'offline' | 'too-many';

export interface AssistantViewProps {
  /** Oldest first. The greeting is not among them. */
  turns: readonly AssistantTurn[];
  isAnswering: boolean;
  failure?: AssistantFailure | undefined;
  onAsk: (text: string) => void;
  /** Asks the last question again. */
  onRetry: () => void;
  onReset: () => void;
  onClose: () => void;
}

/** The assistant: a conversation that answers with facts of this site, and links to them. Fills its container. */
export function AssistantView({
  turns,
  isAnswering,
  failure,
  onAsk,
  onRetry,
  onReset,
  onClose,
}: AssistantViewProps) {
  const { t } = useLingui();
  const last = turns.at(-1);
  const examples = [
    t`How do I get to Don Mueang?`,
    t`How much is it from Sukhumvit to Bang Wa?`,
    t`When is the last train from Si Lom?`,
    t`I left something on the train`,
  ];
  const failures: Record<AssistantFailure, string> = {
    offline: t`We could not send your question. Check your connection and try again.`,
    'too-many': t`You have asked many questions. Wait a few minutes and try again.`,
  };
  return (
    <ChatPanel
      fill
      title={t`Assistant`}
      messages={[
        {
          id: 'greeting',
          from: 'assistant',
          text: t`Hello. Ask me about journeys, fares, train times, stations or lost property.`,
        },
        ...turns.map((turn) =>
          turn.from === 'person'
            ? turn
            : {
                id: turn.id,
                from: turn.from,
                text: turn.answer.text,
                sources: turn.answer.sources,
                ...(turn.answer.cards.length > 0 && {
                  cards: turn.answer.cards.map((card, index) => <AnswerCard key={index} {...card} />),
                }),
              },
        ),
      ]}
      choices={last === undefined ? examples : last.from === 'assistant' ? last.answer.choices : []}
      typing={isAnswering}
      error={failure && { text: failures[failure], onRetry }}
      note={t`Automatic answers. Please do not enter personal data. This conversation is not stored and disappears when you reload the page.`}
      onSend={onAsk}
      onReset={turns.length > 0 ? onReset : undefined}
      onClose={onClose}
    />
  );
}
