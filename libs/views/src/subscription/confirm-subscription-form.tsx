import { Trans } from '@lingui/react/macro';
import { Button } from '@raang/ui';

/** Confirms a subscription. It posts to its own URL, which has the token: scanners of mails only open links. */
export function ConfirmSubscriptionForm() {
  return (
    <form method="post">
      <Button type="submit" size="lg">
        <Trans>Confirm e-mails</Trans>
      </Button>
    </form>
  );
}
