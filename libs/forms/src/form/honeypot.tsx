import { Trans } from '@lingui/react/macro';

/** A field that people neither see nor hear. The server drops forms where it is filled in. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        <Trans>Leave this field empty</Trans>
        <input name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
