import { Trans } from '@lingui/react/macro';

/** Stands beside the button that consents and saves. */
export const ConvenienceNote = () => (
  <p className="text-sm">
    <Trans>Saving it accepts convenience cookies. It stays on this device.</Trans>
  </p>
);
