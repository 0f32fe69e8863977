import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useLabels } from '../labels/labels-provider';
import { Link } from '../link/link';

export interface ChatSource {
  label: string;
  href: string;
  external?: boolean;
}

export interface ChatMessage {
  id: string;
  from: 'person' | 'assistant';
  /** Line breaks are kept. An answer may be Prose. */
  text: ReactNode;
  /** Cards below the text, such as a departure, a fare or a place. */
  cards?: ReactNode;
  /** Sources of the answer. */
  sources?: readonly ChatSource[];
  /** Language of the text, if it differs from the page's. */
  lang?: string;
}

const bubble = cva('max-w-full min-w-0 rounded-md px-4 py-2.5 wrap-anywhere whitespace-pre-line', {
  variants: {
    from: {
      person:
        'border border-transparent bg-accent-soft text-accent-soft-ink forced-colors:border-[CanvasText]',
      assistant: 'border border-line bg-surface-raised text-ink',
    },
  },
});

export function ChatMessageItem({ from, text, cards, sources = [], lang }: Omit<ChatMessage, 'id'>) {
  const { chat } = useLabels();
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)] gap-2 ${from === 'person' ? 'justify-items-end ps-8 sm:ps-16' : 'justify-items-start pe-4 sm:pe-10'}`}
    >
      <p className="text-sm font-semibold text-ink-muted">{from === 'person' ? chat.you : chat.assistant}</p>
      <div lang={lang} className={bubble({ from })}>
        {text}
      </div>
      {cards && <div className="grid w-full gap-3">{cards}</div>}
      {sources.length > 0 && (
        <div className="text-sm">
          <p className="text-ink-muted">{chat.sources}</p>
          <ul>
            {sources.map(({ label, href, external }) => (
              <li key={href}>
                <Link href={href} external={external} className="inline-block py-0.5">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
