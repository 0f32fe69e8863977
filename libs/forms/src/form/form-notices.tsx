import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, Notice } from '@raang/ui';
import { refusalWords } from '../words/refusal-words';
import type { FormState } from './form-state';

export interface DraftNoticeProps {
  /** The device keeps no files. */
  hasFiles: boolean;
  onDiscard: () => void;
}

/** Says that a draft is back, above the fields. */
export function DraftNotice({ hasFiles, onDiscard }: DraftNoticeProps) {
  const { t } = useLingui();
  return (
    <Notice
      title={t`We restored what you typed`}
      actions={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          <Trans>Discard the draft</Trans>
        </Button>
      }
    >
      {hasFiles ? (
        <Trans>It is stored only on this device, until you send the form. Choose your files again.</Trans>
      ) : (
        <Trans>It is stored only on this device, until you send the form.</Trans>
      )}
    </Notice>
  );
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
  const { t, i18n } = useLingui();
  if (state.status === 'offline')
    return (
      <Notice tone="warning" title={isOnline ? t`Not sent yet` : t`You are offline`}>
        {isKept ? (
          <Trans>
            Nothing is lost. What you typed stays on this device. Send it again when you are online.
          </Trans>
        ) : (
          <Trans>What you typed is still here. Send it again when you are online.</Trans>
        )}
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
      {i18n._(refusalWords(refusal))}{' '}
      {isSignedOut && isKept && <Trans>What you typed stays on this device.</Trans>}
    </Notice>
  );
}
