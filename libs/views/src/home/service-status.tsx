import { Trans, useLingui } from '@lingui/react/macro';
import { Link, StatusSummary } from '@raang/ui';
import { toSummaryRow } from '../shared/alerts/status-rows';
import { Freshness } from '../shared/live/freshness';
import type { HomeModel } from './home-model';

/** The state of every line. Not a live region: visitors read it when they open the page. */
export function ServiceStatus({ status, trainTimes }: Pick<HomeModel, 'status' | 'trainTimes'>) {
  const { t } = useLingui();
  const { now, checkedAt, basis, href, more, asOf } = status;
  return (
    <section
      data-live
      aria-labelledby="service-status"
      className="@container flex flex-col gap-2 rounded-md border border-line bg-surface-raised p-3 shadow-lg sm:p-5 xl:p-6"
    >
      <h2 id="service-status" className="text-lg font-semibold sm:text-xl">
        <Trans>Service status</Trans>
      </h2>
      <StatusSummary rows={now.map(toSummaryRow)} checkedAt={checkedAt} basis={basis} />
      <Freshness asOf={asOf} />
      {more && <p className="text-sm">{more}</p>}
      <p className="mt-auto flex flex-wrap gap-x-6 text-sm">
        <Link href={href} className="py-1.5">{t`Full service status`}</Link>
        {trainTimes && (
          <Link href={trainTimes.href} className="py-1.5">
            {trainTimes.label}
          </Link>
        )}
      </p>
    </section>
  );
}
