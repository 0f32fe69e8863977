import { Trans, useLingui } from '@lingui/react/macro';
import { Notice, TextArea } from '@raang/ui';
import type { ReactNode } from 'react';

export interface UnsentProps {
  /** What was typed, to copy it. Absent if nothing was. */
  text?: string | undefined;
  /** Why it was not sent, and what to do. */
  children: ReactNode;
}

/** Says that a form of the page was not taken, and gives the text back where the page no longer has the form. */
export function Unsent({ text, children }: UnsentProps) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      title={text ? t`Your text has not been sent` : t`Nothing was changed`}
      headingLevel={2}
      className="max-w-text"
    >
      <p>{children}</p>
      {text && (
        <TextArea id="unsent" label={t`Your text`} defaultValue={text} readOnly rows={5} className="mt-4" />
      )}
    </Notice>
  );
}

/** For a case that somebody moved on since the page was opened. */
export const CaseChanged = () => (
  <Trans>Your case has changed since you opened this page. This page now shows its current status.</Trans>
);
