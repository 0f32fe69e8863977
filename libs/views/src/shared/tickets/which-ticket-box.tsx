import { Trans, useLingui } from '@lingui/react/macro';
import { PromoBox } from '@raang/ui';

/** Where tickets and fares are listed: the way to be asked instead of to compare. */
export function WhichTicketBox({ href }: { href: string }) {
  const { t } = useLingui();
  return (
    <div className="print:hidden">
      <PromoBox title={t`Which ticket?`} link={{ href, label: t`Find my ticket` }}>
        <Trans>Three short questions, then you know what to use and what it costs.</Trans>
      </PromoBox>
    </div>
  );
}
