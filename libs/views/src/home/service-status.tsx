import { Trans } from '@lingui/react/macro';
import { Link, StatusBoard, type StatusRowProps } from '@raang/ui';
import type { HomeModel } from './home-model';
import type { StatusRowModel } from './service-status-model';

/** How the lines run. The board is no live region: who opens the page reads it anyway. */
export function ServiceStatus({ status, trainTimes }: Pick<HomeModel, 'status' | 'trainTimes'>) {
  return (
    <section
      aria-labelledby="service-status"
      className="space-y-4 rounded-md border border-line bg-surface-raised p-4 shadow-lg sm:p-6 lg:p-5 xl:p-8"
    >
      <h2 id="service-status" className="text-2xl font-semibold">
        <Trans>Service status</Trans>
      </h2>
      <StatusBoard
        headingLevel={3}
        now={status.now.map(toRow)}
        week={status.week.map(toRow)}
        later={status.later.map(toRow)}
        checkedAt={status.checkedAt}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm text-ink-muted">
        <p>
          <Trans>A line of which no disruption is announced counts as running normally.</Trans>
        </p>
        {trainTimes && <Link href={trainTimes.href}>{trainTimes.label}</Link>}
      </div>
    </section>
  );
}

function toRow({ remark, text, ...row }: StatusRowModel): StatusRowProps {
  return {
    ...row,
    children: (remark || text) && (
      <>
        {remark && <p className="font-semibold">{remark}</p>}
        {text && <p>{text}</p>}
      </>
    ),
  };
}
