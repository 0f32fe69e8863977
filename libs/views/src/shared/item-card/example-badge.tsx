import { Trans } from '@lingui/react/macro';
import { Badge } from '@raang/ui';

/** Marks an invented thing, on which nobody may act. */
export function ExampleBadge() {
  return (
    <Badge tone="warning">
      <Trans>Example</Trans>
    </Badge>
  );
}
