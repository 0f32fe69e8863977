import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, Notice } from '@raang/ui';
import type { FormRefusal } from '../check/sent-form';
import { refusalWords } from '../words/refusal-words';
import type { FormState } from './form-state';

export interface DraftNoticeProps {
  /** The device keeps no files. */
  hasFiles: boolean;
  /** The person has sent the form, and no response came. */
  isUnsent: boolean;
  onDiscard: () => void;
}

/** Says that a draft is back, above the fields. */
export function DraftNotice({ hasFiles, isUnsent, onDiscard }: DraftNoticeProps) {
  const { t } = useLingui();
  return (
    <Notice
      tone={isUnsent ? 'warning' : 'info'}
      title={isUnsent ? t`This form has not been sent yet` : t`We restored what you typed`}
      actions={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          <Trans>Discard the draft</Trans>
        </Button>
      }
    >
      {isUnsent ? (
        <Trans>
          We got no response when you sent it. What you typed is stored only on this device. Check it, then
          send it again.
        </Trans>
      ) : (
        <Trans>It is stored only on this device, until you send the form.</Trans>
      )}{' '}
      {hasFiles && <Trans>Files that are not listed below are not stored: choose them again.</Trans>}
    </Notice>
  );
}

/**
 * Says that a form with a draft was not sent, before it is hydrated: the server's HTML has it, and a script shows it, see
 * `early-form.ts`. Another line shows while the form is sent.
 */
export function UnsentNotice() {
  const { t } = useLingui();
  return (
    <>
      <p className="hidden group-data-sending/form:block">
        <Trans>Sending</Trans>
      </p>
      <div tabIndex={-1} data-unsent-notice="" className="hidden group-data-unsent/form:block">
        <Notice tone="warning" title={t`Not sent yet`}>
          <KeptWords isKept />
        </Notice>
      </div>
    </>
  );
}

function KeptWords({ isKept }: { isKept: boolean }) {
  return isKept ? (
    <Trans>
      Nothing is lost. What you typed stays on this device. We will send it as soon as you are online again.
      If you close this page, open the form later and send it again.
    </Trans>
  ) : (
    <Trans>
      What you typed is still here. We will send it as soon as you are online again. Keep this page open.
    </Trans>
  );
}

/** What a person can do about a refused form. */
export function RefusalWords({ refusal }: { refusal: FormRefusal }) {
  const { i18n } = useLingui();
  return i18n._(refusalWords(refusal));
}

export interface SendingNoticeProps {
  state: FormState;
  isOnline: boolean;
  /** Where to sign in again. */
  signInHref: string | undefined;
  /** Whether the device keeps what was typed. */
  isKept: boolean;
}

/** Why a form was not sent, next to its button. */
export function SendingNotice({ state, isOnline, signInHref, isKept }: SendingNoticeProps) {
  const { t } = useLingui();
  if (state.unanswered > 0)
    return (
      <Notice tone="warning" title={isOnline ? t`Not sent yet` : t`You are offline`}>
        <KeptWords isKept={isKept} />
      </Notice>
    );
  const { refusal } = state;
  if (state.status !== 'refused' || !refusal) return null;
  const isSignedOut = refusal.status === 401;
  return (
    <Notice
      tone="warning"
      title={isSignedOut ? t`You have been signed out` : t`Not sent yet`}
      actions={
        isSignedOut &&
        signInHref && (
          <ButtonLink href={signInHref} variant="secondary" size="sm">
            <Trans>Sign in</Trans>
          </ButtonLink>
        )
      }
    >
      <RefusalWords refusal={refusal} />{' '}
      {isSignedOut && isKept && <Trans>What you typed stays on this device.</Trans>}
    </Notice>
  );
}
