import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink, EmptyState, MessageIcon } from '@raang/ui';
import { Wish } from '../subscription/wish';
import type { ProfileModel } from './profile-model';

/** The mails about disruptions to the address of the account. */
export function OwnSubscription({ href, wish }: ProfileModel['subscription']) {
  const { t } = useLingui();
  if (!wish)
    return (
      <EmptyState
        title={t`No e-mails about disruptions`}
        headingLevel={3}
        icon={MessageIcon}
        actions={
          <ButtonLink variant="secondary" href={href}>
            <Trans>Tell me about disruptions</Trans>
          </ButtonLink>
        }
      >
        <Trans>Choose lines or stations, and we will tell you when service there is disrupted.</Trans>
      </EmptyState>
    );
  return (
    <>
      <Wish {...wish} />
      <ButtonLink variant="secondary" href={href}>
        <Trans>Change or end these e-mails</Trans>
      </ButtonLink>
    </>
  );
}
