import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, Notice } from '@raang/ui';
import { useEffect, useRef } from 'react';
import type { EarlierForm } from '../check/sent-form';

export interface EarlierNoticeProps {
  earlier: EarlierForm;
  /** Number of rejected submissions: each focuses the notice. */
  attempt: number;
}

/**
 * Says that the same content arrived before, with its reference, and sends it all the same. Works without JavaScript: the
 * button sends the form with the field `again`.
 */
export function EarlierNotice({ earlier: { reference, href }, attempt }: EarlierNoticeProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-md focus-visible:focus-ring">
      {/* the Enter key presses the first button of a form, which must not send it twice */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      <Notice
        title={t`You have already sent this`}
        actions={
          <>
            <ButtonLink href={href} variant="secondary" size="sm">
              <Trans>Open the receipt</Trans>
            </ButtonLink>
            <Button type="submit" name="again" value="yes" variant="secondary" size="sm">
              <Trans>Send it anyway</Trans>
            </Button>
          </>
        }
      >
        <Trans>
          We have received it under the reference{' '}
          <strong className="whitespace-nowrap tabular-nums">{reference}</strong>, so we did not open a second
          case.
        </Trans>
      </Notice>
    </div>
  );
}
