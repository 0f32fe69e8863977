import { Trans, useLingui } from '@lingui/react/macro';
import { DownloadIcon, Icon, Link, SectionHeading } from '@raang/ui';
import type { OpenDataModel } from './open-data-model';

/** The alerts that passengers read, as GTFS-Realtime. */
export function AlertFiles({
  alerts,
  serviceStatusHref,
}: {
  alerts: OpenDataModel['alerts'];
  serviceStatusHref: string;
}) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="alerts" className="space-y-4">
      <SectionHeading
        id="alerts"
        title={t`Alerts (GTFS-Realtime)`}
        lead={t`Disruptions, closures and planned works with cause, effect, period and the lines and stations concerned, in Thai and English.`}
      />
      <ul role="list">
        <AlertFile href={alerts.protobuf} name="alerts.pb" format={t`protocol buffer`} />
        <AlertFile href={alerts.json} name="alerts.json" format={t`JSON`} />
      </ul>
      <p className="max-w-text">
        <Trans>
          The feed has the alerts of <Link href={serviceStatusHref}>Service status</Link>, current and
          planned, with the ids of the timetable data above. Only what the authority or an operator has said
          is in it: there are no examples and no tests. An empty feed means only that no disruption has been
          reported; /api/v1/service-reports says who reports, and since when. Positions and delays of single
          trains are not available.
        </Trans>
      </p>
    </section>
  );
}

function AlertFile({ href, name, format }: { href: string; name: string; format: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon icon={DownloadIcon} className="mt-1 first-line text-accent" />
      <span className="py-1">
        <Link href={href}>{name}</Link> <span className="text-sm text-ink-muted">({format})</span>
      </span>
    </li>
  );
}
