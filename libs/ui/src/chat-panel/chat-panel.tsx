import { cva } from 'class-variance-authority';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/button';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import { CloseIcon, type Glyph, NewConversationIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import { isComposing } from '../native/is-composing';
import type { HeadingLevel } from '../native/native-props';
import type { NativeProps } from '../native/native-props';
import { Notice } from '../notice/notice';
import { ChatForm, type ChatFormProps } from './chat-form';
import { type ChatMessage, ChatMessageItem } from './chat-message';

const panel = cva('flex flex-col overflow-hidden bg-surface-raised text-ink', {
  variants: {
    fill: {
      true: 'h-full',
      false: 'h-160 max-h-[85dvh] min-h-[min(24rem,60dvh)] rounded-md border border-line',
    },
  },
});

export interface ChatPanelProps extends ChatFormProps, Omit<NativeProps<'section'>, 'title' | 'children'> {
  title: string;
  /** @default 2 */
  headingLevel?: HeadingLevel;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** Why the last question got no answer, and a callback to ask it again. */
  error?: { text: string; onRetry?: () => void };
  /**
   * What the person may say next; a press sends it. Shown after the last message.
   * @default []
   */
  choices?: readonly string[];
  /**
   * As high as its container, such as a sheet, and without a border of its own.
   * @default false
   */
  fill?: boolean;
  /** Permanent text below the field, such as a privacy note. */
  note?: ReactNode;
  /** Shows a button that begins a new conversation. */
  onReset?: () => void;
  /** Shows a close button, and Escape closes too. The page opens and closes the panel. */
  onClose?: () => void;
}

/** Space above the beginning of an answer, in pixels: part of the question stays in sight. */
const answerMargin = 16;

/** A conversation with an assistant. The caller holds the messages. Not modal: the page stays usable. */
export function ChatPanel({
  title,
  headingLevel = 2,
  messages,
  typing = false,
  error,
  choices = [],
  fill = false,
  note,
  onReset,
  onClose,
  action,
  onSend,
  maxLength,
  className,
  ...props
}: ChatPanelProps) {
  const { chat } = useLabels();
  const titleId = useId();
  const log = useRef<HTMLDivElement>(null);
  const count = messages.length;
  const isAnswered = messages.at(-1)?.from === 'assistant';
  useEffect(() => {
    const frame = log.current;
    if (!frame) return;
    // a long answer is read from its beginning; everything else is at the end
    const last = frame.querySelector('ol > li:last-child');
    const isAnswer = isAnswered && !typing && !error && last;
    const above = isAnswer ? last.getBoundingClientRect().top - frame.getBoundingClientRect().top : 0;
    frame.scrollTo({ top: isAnswer ? frame.scrollTop + above - answerMargin : frame.scrollHeight });
  }, [count, isAnswered, typing, error]);
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing(nativeEvent)) onClose?.();
  };

  return (
    // Escape bubbles from the controls inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      {...props}
      className={panel({ fill, className })}
    >
      <div className="flex items-center gap-3 border-b border-line border-t-4 border-t-accent px-4 py-2">
        <Heading level={headingLevel} id={titleId} className="min-w-0 grow py-1 text-lg font-semibold">
          {title}
        </Heading>
        {onReset && <HeadButton icon={NewConversationIcon} label={chat.again} onClick={onReset} />}
        {onClose && <HeadButton icon={CloseIcon} label={chat.close} onClick={onClose} />}
      </div>
      <div
        ref={log}
        role="log"
        aria-label={chat.log}
        // Scrolling by keyboard needs focus.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-32 grow overflow-y-auto overscroll-contain bg-surface-sunken p-4 focus-visible:-outline-offset-4"
      >
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {messages.map(({ id, ...message }) => (
            <ChatMessageItem key={id} {...message} />
          ))}
        </ol>
        {choices.length > 0 && !typing && !error && (
          <ul aria-label={chat.choices} className="mt-4 flex flex-wrap gap-2">
            {choices.map((choice) => (
              <li key={choice} className="max-w-full">
                <Button size="sm" variant="secondary" onClick={() => onSend?.(choice)}>
                  {choice}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {typing && <Typing text={chat.typing} />}
        {error && (
          <Notice
            tone="danger"
            className="mt-5"
            actions={
              error.onRetry && (
                <Button size="sm" variant="secondary" onClick={error.onRetry}>
                  {chat.retry}
                </Button>
              )
            }
          >
            {error.text}
          </Notice>
        )}
      </div>
      <div className="grid gap-2 border-t border-line p-4">
        <ChatForm action={action} onSend={onSend} maxLength={maxLength} typing={typing} />
        {note && <div className="text-sm text-ink-muted">{note}</div>}
      </div>
    </section>
  );
}

function HeadButton({ icon, label, onClick }: { icon: Glyph; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="-me-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm border-2 border-transparent text-ink-muted hover:bg-surface-sunken hover:text-ink"
      onClick={onClick}
    >
      <Icon icon={icon} size="lg" />
    </button>
  );
}

function Typing({ text }: { text: string }) {
  return (
    <p className="mt-5 flex items-center gap-3 text-sm text-ink-muted">
      <span aria-hidden="true" className="flex gap-1 text-accent">
        <Dot />
        <Dot />
        <Dot />
      </span>
      {text}
    </p>
  );
}

function Dot() {
  return (
    <span className="size-2 rounded-full bg-current forced-colors:bg-[CanvasText] motion-safe:animate-pulse nth-2:[animation-delay:0.3s] nth-3:[animation-delay:0.6s]" />
  );
}
