import { Trans } from '@lingui/react/macro';
import { Button, SignOutIcon } from '@raang/ui';

/** Signs out. Not a link: previews and crawlers follow links. */
export function SignOutForm({ action }: { action: string }) {
  return (
    <form method="post" action={action}>
      <Button type="submit" variant="secondary" size="sm" iconStart={SignOutIcon}>
        <Trans>Sign out</Trans>
      </Button>
    </form>
  );
}
