import { Trans } from '@lingui/react/macro';
import { Button } from '@raang/ui';

/** Confirms a registration. It posts to its own URL, which has the token: scanners of mails only open links. */
export function ConfirmForm() {
  return (
    <form method="post">
      <Button type="submit" size="lg">
        <Trans>Confirm and sign in</Trans>
      </Button>
    </form>
  );
}
