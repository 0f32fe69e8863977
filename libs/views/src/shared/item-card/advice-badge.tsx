import { Trans } from '@lingui/react/macro';
import { Badge } from '@raang/ui';

/** Marks a guide without a source. */
export function AdviceBadge() {
  return (
    <Badge tone="neutral">
      <Trans>General advice</Trans>
    </Badge>
  );
}
