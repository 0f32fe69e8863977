import { ClaimForm, RefusalWords, ReplyForm } from '@raang/forms';
import { CaseChanged, type CaseStatusModel, CaseStatusView } from '@raang/views';
import type { CaseResult } from './case-result';
import { type SentForm, sentIf, textAboutCase } from './sent-form';
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
      unsent={unsentOf(sent, model.actions)}
      hidden={hidden}
      replyForm={<ReplyForm {...reply} draftOf={draftOf} hidden={{ ...hidden, form: 'reply' }} />}
      claimForm={<ClaimForm {...claim} draftOf={draftOf} hidden={{ ...hidden, form: 'claim' }} />}
    />
  );
}

/** A refused form that cannot say so itself: that of a withdrawal, and one that the case no longer has. */
function unsentOf(sent: SentForm | undefined, actions: CaseStatusModel['actions']) {
  const form = sent?.values['form']?.[0];
  if (!sent?.refusal || (form !== 'withdraw' && actions.some((action) => action === form))) return undefined;
  const { refusal } = sent;
  return {
    text: textAboutCase(sent),
    reason: refusal.status === 409 ? <CaseChanged /> : <RefusalWords refusal={refusal} />,
  };
}
