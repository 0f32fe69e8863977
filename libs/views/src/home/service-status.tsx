import { Trans, useLingui } from '@lingui/react/macro';
import { LineStripe, Link, StatusSummary } from '@raang/ui';
import { toSummaryRow } from '../shared/alerts/status-rows';
import { BriefFreshness } from '../shared/live/freshness';
import type { BriefStatusModel } from './brief-status-model';

/** The state of every line. Not a live region: visitors read it when they open the page. */
export function ServiceStatus({ status }: { status: BriefStatusModel }) {
  const { t } = useLingui();
  const { rows, others, basis, href, more, asOf } = status;
  const full = t`Full service status`;
  return (
    <section
      data-live
      aria-labelledby="service-status"
      className="@container rounded-md border border-line bg-surface-raised shadow-lg"
    >
      <h2 id="service-status" className="sr-only">
        <Trans>Service status</Trans>
      </h2>
      {rows.length > 0 && <StatusSummary rows={rows.map(toSummaryRow)} className="p-2 pb-0" />}
      {/* with the border 44 pixels, also for two lines of Thai text */}
      <div className="relative flex min-h-10.5 items-center gap-2 px-2 text-xs @max-[16rem]:py-2 sm:px-5 xl:px-6 @min-[16rem]:leading-line">
        {others && <LineStripe lines={others.lines} className="h-5 w-6 shrink-0 gap-0.5" />}
        <p className="flex min-w-0 flex-wrap gap-x-2">
          <Link href={href} className="font-semibold after:absolute after:inset-0">
            {others?.names && <span className="sr-only">{`${others.names}: `}</span>}
            {others?.says ?? full}
            {others && <span className="sr-only">{` – ${full}`}</span>}
          </Link>
          <span className="text-ink-muted">
            {basis} <BriefFreshness asOf={asOf} />
          </span>
          {more && <span>{more}</span>}
        </p>
      </div>
    </section>
  );
}
