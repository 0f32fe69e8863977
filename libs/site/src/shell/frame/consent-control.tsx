import { useLingui } from '@lingui/react/macro';
import { ErrorSummary, Notice } from '@raang/ui';
import { consentCategories, ConsentView } from '@raang/views';
import { useSyncExternalStore } from 'react';
import type { SentForm } from '@raang/forms';
import {
  consentId,
  consentVersion,
  decideConsent,
  readConsent,
  subscribeConsent,
} from '../../device/consent-store';
import { showToast } from '../toasts/toasts';

// a string, because the store compares snapshots by identity
const choice = () => readConsent(document.cookie)?.join('.') ?? '';

interface ConsentControlProps {
  /** The posted choice, if it was rejected. */
  sent: SentForm | undefined;
  /** The choice was posted and saved. */
  isSaved: boolean;
}

/**
 * Changes the consent, on the cookie policy. The page is the same for everybody, so the browser fills in the earlier
 * choice; without JavaScript the form is posted to the page.
 */
export function ConsentControl({ sent, isSaved }: ConsentControlProps) {
  const { t } = useLingui();
  const kept = useSyncExternalStore(subscribeConsent, choice, () => undefined);
  const accepted = kept === undefined ? postedCategories(sent) : (readConsent(document.cookie) ?? []);
  return (
    <div id={consentId} className="space-y-4">
      {sent && (
        <ErrorSummary
          title={t`Your choice has not been saved`}
          problems={[{ message: t`Choose which cookies this website may use.` }]}
        />
      )}
      {isSaved && <Notice tone="success">{t`Your choice has been saved`}</Notice>}
      <ConsentView
        key={`${consentVersion}:${kept}`}
        placement="inline"
        action={`#${consentId}`}
        accepted={accepted}
        onDecide={(decided) => {
          decideConsent(decided);
          showToast({ title: t`Your choice has been saved`, colour: 'success' });
        }}
      />
    </div>
  );
}

function postedCategories(sent: SentForm | undefined) {
  return consentCategories.filter((category) => sent?.values['category']?.includes(category));
}
