import { Trans } from '@lingui/react/macro';
import { Badge } from '@raang/ui';

/** Marks an illustrative item, which nobody may rely on. */
export function ExampleBadge() {
  return (
    <Badge tone="warning">
      <Trans>Example</Trans>
    </Badge>
  );
}
