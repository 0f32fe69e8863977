import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Disclosure } from '@raang/ui';
import { HiddenFields, type HiddenValues } from '../shared/page/hidden-fields';

/** Withdraws the case. The second step is the confirmation, with and without JavaScript. */
export function Withdrawal({ action, hidden }: { action: string; hidden: HiddenValues }) {
  const { t } = useLingui();
  return (
    <Disclosure summary={t`Withdraw this case`} headingLevel={2} className="max-w-text print:hidden">
      <form method="post" action={action} aria-label={t`Withdraw this case`} className="space-y-4">
        <p>
          <Trans>We will stop working on it. You cannot undo this, but you can send a new one.</Trans>
        </p>
        <HiddenFields values={{ ...hidden, form: 'withdraw' }} />
        <Button type="submit" variant="danger">
          <Trans>Yes, withdraw it</Trans>
        </Button>
      </form>
    </Disclosure>
  );
}
