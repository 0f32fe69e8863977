import { Trans, useLingui } from '@lingui/react/macro';
import { LineBadge, Link, Notice, SectionHeading, Table, Time } from '@raang/ui';
import { OpenStations } from '../shared/alerts/open-stations';
import { Freshness } from '../shared/live/freshness';
import { liveKind } from '../shared/live/live-kind';
import { AlertNotes } from '../shared/alerts/alert-notes';
import { TrainList } from '../shared/train-times/train-list';
import type { DepartureHoursModel, DeparturesModel } from './departures-model';

/** The next trains of a station by direction, and its first and last trains. */
export function DeparturesAnswer({ answer }: { answer: DeparturesModel }) {
  const { t } = useLingui();
  const { alerts, caption, rows, live, nearestOpen, hours, links } = answer;
  return (
    <section aria-label={caption} className="min-w-0 space-y-6">
      <AlertNotes notes={alerts} headingLevel={2} folded={rows.length > 0} />
      {answer.problem && !nearestOpen && (
        <Notice tone="warning" title={answer.problem} headingLevel={2}>
          <Trans>Try another day, or see first and last trains.</Trans>
        </Notice>
      )}
      {nearestOpen && (
        <Notice tone="danger">
          <Trans>No train stops here now. Please use another station.</Trans>
          <OpenStations stations={nearestOpen} />
        </Notice>
      )}
      {rows.length > 0 && (
        <div data-live={live && liveKind(live.live)} className="space-y-3">
          <TrainList label={caption} rows={rows} madeAt={answer.madeAt} hasLines={answer.hasLines} />
          {live && <Freshness {...live} />}
        </div>
      )}
      {hours.length > 0 && (
        <div className="space-y-3">
          <SectionHeading title={t`First and last trains of this day`} />
          <Hours hours={hours} />
        </div>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
        {links.map(({ href, label }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </p>
    </section>
  );
}

function Hours({ hours }: { hours: readonly DepartureHoursModel[] }) {
  const { t } = useLingui();
  return (
    <Table
      caption={t`First and last trains of this day`}
      captionHidden
      rows={hours}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'towards',
          header: t`Towards`,
          isRowHeader: true,
          cell: ({ line, headsign, via }) => (
            <>
              {headsign}
              <span className="block text-sm font-normal text-ink-muted">{via}</span>
              <span className="font-normal">
                <LineBadge variant="swatch" lineId={line.id} name={line.name} />
              </span>
            </>
          ),
        },
        { id: 'first', header: t`First`, align: 'end', cell: ({ first }) => <Time {...first} /> },
        {
          id: 'last',
          header: t`Last`,
          align: 'end',
          cell: ({ last, lastRemark }) => (
            <>
              <Time {...last} />
              {lastRemark && <span className="block text-xs text-ink-muted">{lastRemark}</span>}
            </>
          ),
        },
      ]}
    />
  );
}
