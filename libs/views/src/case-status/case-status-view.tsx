import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Container, DefinitionList, Notice, PageHeading, SectionHeading } from '@raang/ui';
import type { ReactNode } from 'react';
import type { HiddenValues } from '../shared/page/hidden-fields';
import { Reference } from '../shared/cases/reference';
import { CaseFiles } from './case-files';
import { CaseHistory } from './case-history';
import { CaseMatch } from './case-match';
import { CaseMessages } from './case-messages';
import type { CaseStatusModel } from './case-status-model';
import { Collection } from './collection';
import { Receipt } from '../shared/cases/receipt';
import { Unsent } from '../shared/cases/unsent';
import { Withdrawal } from './withdrawal';

export interface CaseStatusViewProps {
  model: CaseStatusModel;
  /** A form to describe the matched item as its owner. */
  claimForm?: ReactNode;
  /** A form to write to the desk. */
  replyForm?: ReactNode;
  /** Values that the page's other forms send, such as a token. */
  hidden?: HiddenValues;
  /** A form of the page that was not taken: what was typed, and why. */
  unsent?: { text?: string | undefined; reason: ReactNode } | undefined;
}

/** A case as its sender sees it: what happens next, what happened, and what they can do. */
export function CaseStatusView({ model, claimForm, replyForm, hidden = {}, unsent }: CaseStatusViewProps) {
  const { t } = useLingui();
  const { reference, status, actions } = model;
  return (
    <Container className="space-y-10 pt-4 pb-16">
      <PageHeading
        crumbs={model.crumbs}
        title={model.title}
        meta={
          <>
            <span className="text-base">
              <Trans>
                Reference <Reference reference={reference} />
              </Trans>
            </span>
            <Badge tone={status.tone}>{status.text}</Badge>
          </>
        }
      />
      {unsent && <Unsent text={unsent.text}>{unsent.reason}</Unsent>}
      {model.receipt && <Receipt receipt={model.receipt} />}
      {model.next && !model.receipt && (
        <Notice
          tone={status.tone === 'neutral' ? 'info' : status.tone}
          title={status.text}
          headingLevel={2}
          className="max-w-text"
        >
          <p>{model.next}</p>
          {model.comparing && <p>{model.comparing}</p>}
        </Notice>
      )}
      {model.collection && <Collection collection={model.collection} />}
      {model.match && (
        <CaseMatch match={model.match} form={actions.includes('claim') ? claimForm : undefined} />
      )}
      <CaseHistory history={model.history} />
      <CaseMessages messages={model.messages} form={actions.includes('reply') ? replyForm : undefined} />
      <section aria-labelledby="sent" className="max-w-text space-y-6">
        <SectionHeading id="sent" title={t`What you sent`} />
        <p className="whitespace-pre-line wrap-anywhere">{model.text}</p>
        <DefinitionList
          className="wrap-anywhere"
          items={model.facts.map(({ term, text }) => ({ term, value: text }))}
        />
        <CaseFiles files={model.files} />
      </section>
      {actions.includes('withdraw') && <Withdrawal action={model.action} hidden={hidden} />}
    </Container>
  );
}
