import { Trans, useLingui } from '@lingui/react/macro';
import { AlertModal, Button } from '@raang/ui';

/**
 * Says that a form was not sent, because the device has no connection to the site. Closed: the page's HTML has it, and a
 * script opens it (`data-unreachable`). It closes with the value `again` to try again.
 */
export function UnreachableDialog() {
  const { t } = useLingui();
  return (
    <AlertModal
      data-unreachable=""
      severity="warning"
      title={t`No connection`}
      actions={
        <Button type="submit" value="again" data-initial-focus="">
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Your device cannot reach the site, so nothing was sent. What you entered is still on this page.
        </Trans>
      </p>
    </AlertModal>
  );
}
