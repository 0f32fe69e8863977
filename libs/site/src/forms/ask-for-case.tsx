import { TrackingForm } from '@raang/forms';
import { CasePageView } from '@raang/views';
import type { CaseResult } from './case-result';
import { type SentForm, sentIf, textAboutCase } from './sent-form';
import { usePageForm } from './use-page-form';

interface AskForCaseProps {
  page: Extract<CaseResult, { kind: 'ask' }>;
  sent: SentForm | undefined;
}

/** Asks for the reference and the contact of a case. */
export function AskForCase({ page: { model, rules, reference, today, hidden }, sent }: AskForCaseProps) {
  const form = usePageForm({ rules, today, sent: sentIf(sent, 'tracking') });
  return (
    <CasePageView
      model={model}
      unsent={textAboutCase(sent)}
      form={
        <TrackingForm
          {...form}
          defaults={{ reference: [reference] }}
          hidden={{ ...hidden, form: 'tracking' }}
        />
      }
    />
  );
}
