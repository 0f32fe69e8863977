import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { Button } from '../button/button';
import { idList } from '../form-field/field-ids';
import { fieldShell } from '../form-field/field-look';
import { FieldError } from '../form-field/field-texts';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';
import { useFormTouch } from './use-form-touch';
import { useOnline } from './use-online';
import { useVerification, type VerificationOptions } from './use-verification';
import { VerificationStatus } from './verification-status';

export interface HumanVerificationProps
  extends VerificationOptions, Omit<NativeProps<'div'>, 'onChange' | 'role' | 'tabIndex' | 'children'> {
  /**
   * Name of the hidden field with the payload.
   * @default 'verification'
   */
  name?: string;
  id?: string;
  /**
   * Starts when the focus enters the form, again after it expires, and when the network is back after a failure.
   * @default false
   */
  automatic?: boolean;
  /** Alternative contact, such as a phone number. Shown after a failure and without JavaScript. */
  fallback?: ReactNode;
  /** Error if the form was submitted without verification. */
  error?: ReactNode;
}

/**
 * A proof-of-work check without a puzzle or a third party. A payload is valid once: after a failed submission, a new `key`
 * starts it again.
 */
export function HumanVerification({
  name = 'verification',
  id: givenId,
  automatic = false,
  fallback,
  error,
  challenge,
  onChange,
  onFailure,
  ref,
  className,
  ...group
}: HumanVerificationProps) {
  const { humanVerification: labels } = useLabels();
  const { state, start } = useVerification({ challenge, onChange, onFailure });
  const { status } = state;
  const ownId = useId();
  const id = givenId ?? ownId;
  const [titleId, errorId] = [`${id}-title`, `${id}-error`];
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current!, []);
  const buttonHasFocus = useRef(false);
  useFormTouch(box, automatic && (status === 'idle' || status === 'expired'), start);
  // it fails without a network, and a form that waits for the network needs it first
  useOnline(automatic && status === 'failed', start);
  useEffect(() => {
    if (status !== 'verified') return;
    // The focused button is gone. Keep the focus here.
    if (buttonHasFocus.current) box.current?.focus();
    buttonHasFocus.current = false;
  }, [status]);

  return (
    <div
      data-field=""
      className={fieldShell({ invalid: Boolean(error), className: cx('@container', className) })}
    >
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div
        {...group}
        ref={box}
        id={id}
        role="group"
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-describedby={idList(error && errorId, group['aria-describedby'])}
        className={`relative flex flex-col gap-x-6 gap-y-3 overflow-hidden @min-[32rem]:flex-row @min-[32rem]:items-center rounded-md border bg-surface-raised p-4 focus-visible:focus-ring ${error ? 'mt-1.5 border-danger' : 'border-line'}`}
      >
        <VerificationStatus status={status} titleId={titleId} fallback={fallback} />
        {state.status === 'verified' ? (
          <input type="hidden" name={name} value={state.payload} />
        ) : (
          <Button
            variant="secondary"
            busy={status === 'verifying'}
            onClick={start}
            onFocus={() => (buttonHasFocus.current = true)}
            onBlur={() => (buttonHasFocus.current = false)}
            className="min-w-0 self-start xs:ms-9 @min-[32rem]:ms-0 @min-[32rem]:shrink-0 @min-[32rem]:self-center noscript:hidden"
          >
            {status === 'failed' || status === 'expired' ? labels.again : labels.start}
          </Button>
        )}
        {state.status === 'verifying' && (
          <progress
            aria-labelledby={titleId}
            max={1}
            value={state.progress}
            className="absolute inset-x-0 bottom-0 h-1 w-full appearance-none bg-accent-soft indeterminate:animate-pulse forced-colors:bg-[Canvas] [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-accent-soft [&::-webkit-progress-value]:bg-accent forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-bar]:bg-[Canvas] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]"
          />
        )}
      </div>
    </div>
  );
}
