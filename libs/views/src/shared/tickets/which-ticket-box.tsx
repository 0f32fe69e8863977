import { Trans, useLingui } from '@lingui/react/macro';
import { PromoBox } from '@raang/ui';

/** Link to the ticket question, on pages that list tickets and fares. */
export function WhichTicketBox({ href }: { href: string }) {
  const { t } = useLingui();
  return (
    <div className="print:hidden">
      <PromoBox title={t`Which ticket?`} link={{ href, label: t`Find your ticket` }}>
        <Trans>Answer three short questions to see what to use and what it costs.</Trans>
      </PromoBox>
    </div>
  );
}
