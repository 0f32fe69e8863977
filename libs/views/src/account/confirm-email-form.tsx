import { Trans } from '@lingui/react/macro';
import { Button } from '@raang/ui';

/**
 * Confirms a new e-mail address; from the current one it can also be stopped. Posts to its own URL, which has the token:
 * scanners of mails only open links.
 */
export function ConfirmEmailForm({ canStop }: { canStop: boolean }) {
  return (
    <form method="post" className="flex flex-wrap gap-4">
      <Button type="submit" size="lg" name="form" value="confirm">
        <Trans>Confirm new address</Trans>
      </Button>
      {canStop && (
        <Button type="submit" size="lg" variant="secondary" name="form" value="stop">
          <Trans>Stop the change</Trans>
        </Button>
      )}
    </form>
  );
}
