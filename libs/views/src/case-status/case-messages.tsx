import { Trans, useLingui } from '@lingui/react/macro';
import { SectionHeading } from '@raang/ui';
import type { ReactNode } from 'react';
import type { CaseStatusModel } from './case-status-model';
import { Moment } from './moment';

interface CaseMessagesProps extends Pick<CaseStatusModel, 'messages'> {
  form: ReactNode;
}

/** What the desk and the sender wrote, and a form to reply. */
export function CaseMessages({ messages, form }: CaseMessagesProps) {
  const { t } = useLingui();
  if (messages.length === 0 && !form) return null;
  return (
    <section aria-labelledby="messages" className="max-w-text space-y-6">
      <SectionHeading id="messages" title={t`Messages`} />
      {messages.length > 0 && (
        <ol role="list" className="space-y-4">
          {messages.map(({ id, isFromDesk, text, at }) => (
            <li
              key={id}
              id={id}
              className={`rounded-md border p-4 ${isFromDesk ? 'me-6 border-accent bg-accent-soft text-accent-soft-ink' : 'ms-6 border-line bg-surface-raised'}`}
            >
              <p className="flex flex-wrap justify-between gap-x-4 text-sm">
                <span className="font-semibold">
                  {isFromDesk ? <Trans>From us</Trans> : <Trans>From you</Trans>}
                </span>
                <Moment moment={at} />
              </p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {form}
    </section>
  );
}
