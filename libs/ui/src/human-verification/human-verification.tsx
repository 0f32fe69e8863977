import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/button';
import { fieldShell } from '../form-field/field-look';
import { FieldError } from '../form-field/field-texts';
import { useLabels } from '../labels/labels-provider';
import { useFormTouch } from './use-form-touch';
import { useVerification, type VerificationOptions } from './use-verification';
import { VerificationStatus } from './verification-status';

export interface HumanVerificationProps extends VerificationOptions {
  /** The payload is sent under this name, as a hidden field. */
  name?: string;
  id?: string;
  /** Begins by itself when somebody comes into the form around it, and again after it has run out. */
  automatic?: boolean;
  /** The way for who cannot pass, e.g. a phone number: shown after a failure and where no script runs. */
  fallback?: ReactNode;
  /** The form was handed in without it. */
  error?: ReactNode;
}

/**
 * Proof that a person's device took some trouble: no puzzle, no third party. A payload is good once: when a form was
 * refused, give it a new `key` and it starts afresh.
 */
export function HumanVerification({
  name = 'verification',
  id: givenId,
  automatic = false,
  fallback,
  error,
  ...options
}: HumanVerificationProps) {
  const { humanVerification: labels } = useLabels();
  const { state, start } = useVerification(options);
  const { status } = state;
  const ownId = useId();
  const id = givenId ?? ownId;
  const [titleId, errorId] = [`${id}-title`, `${id}-error`];
  const box = useRef<HTMLDivElement>(null);
  const buttonHasFocus = useRef(false);
  useFormTouch(box, automatic && (status === 'idle' || status === 'expired'), start);
  useEffect(() => {
    if (status !== 'verified') return;
    // The button is gone: without this its focus would fall to the top of the page.
    if (buttonHasFocus.current) box.current?.focus();
    buttonHasFocus.current = false;
  }, [status]);

  return (
    <div data-field="" className={fieldShell({ invalid: Boolean(error), className: '@container' })}>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div
        ref={box}
        id={id}
        role="group"
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-describedby={error ? errorId : undefined}
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
