import { Trans } from '@lingui/react/macro';
import { Badge } from '@raang/ui';

/** Marks what is no rule and has no source. */
export function AdviceBadge() {
  return (
    <Badge tone="neutral">
      <Trans>General advice</Trans>
    </Badge>
  );
}
