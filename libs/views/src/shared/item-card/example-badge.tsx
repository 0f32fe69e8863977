import { Trans } from '@lingui/react/macro';
import { Badge } from '@raang/ui';

/** Marks what is made up to show the form: nobody may act upon it. */
export function ExampleBadge() {
  return (
    <Badge tone="warning">
      <Trans>Example</Trans>
    </Badge>
  );
}
