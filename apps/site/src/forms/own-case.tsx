import { ClaimForm, ReplyForm } from '@raang/forms';
import { CaseStatusView } from '@raang/views';
import type { CaseResult } from './case-result';
import { type SentForm, sentIf } from './sent-form';
import { usePageForm } from './use-page-form';

interface OwnCaseProps {
  page: Extract<CaseResult, { kind: 'status' }>;
  sent: SentForm | undefined;
}

/** The status of a case, with the forms of its sender. */
export function OwnCase({ page: { model, rules, today, hidden }, sent }: OwnCaseProps) {
  const draftOf = model.reference.text;
  const reply = usePageForm({ rules: rules.reply, today, sent: sentIf(sent, 'reply') });
  const claim = usePageForm({ rules: rules.claim, today, sent: sentIf(sent, 'claim') });
  return (
    <CaseStatusView
      model={model}
      hidden={hidden}
      replyForm={<ReplyForm {...reply} draftOf={draftOf} hidden={{ ...hidden, form: 'reply' }} />}
      claimForm={<ClaimForm {...claim} draftOf={draftOf} hidden={{ ...hidden, form: 'claim' }} />}
    />
  );
}
