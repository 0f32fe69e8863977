import { Trans, useLingui } from '@lingui/react/macro';
import { Link, StatusBoard } from '@raang/ui';
import { Freshness } from '../shared/live/freshness';
import { toBriefRow } from '../shared/alerts/status-rows';
import type { HomeModel } from './home-model';

/** Service status in short. Not a live region: visitors read it when they open the page. */
export function ServiceStatus({ status, trainTimes }: Pick<HomeModel, 'status' | 'trainTimes'>) {
  const { t } = useLingui();
  return (
    <section
      data-live
      aria-labelledby="service-status"
      className="space-y-4 rounded-md border border-line bg-surface-raised p-4 shadow-lg sm:p-6 lg:p-5 xl:p-8"
    >
      <h2 id="service-status" className="text-2xl font-semibold">
        <Trans>Service status</Trans>
      </h2>
      <StatusBoard
        headingLevel={3}
        now={status.now.map(toBriefRow)}
        week={status.week.map(toBriefRow)}
        later={status.later.map(toBriefRow)}
        checkedAt={status.checkedAt}
        basis={status.basis}
      />
      <Freshness asOf={status.asOf} />
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Link href={status.href}>{t`Full service status`}</Link>
        {trainTimes && <Link href={trainTimes.href}>{trainTimes.label}</Link>}
      </p>
    </section>
  );
}
