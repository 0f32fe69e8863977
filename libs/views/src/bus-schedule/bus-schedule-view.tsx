import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure, Link, SourceNote, Table, Timetable } from '@raang/ui';
import { Guides } from '../shared/guides/guides';
import { LineLinks } from '../shared/lines/line-links';
import { LineHeading } from '../shared/lines/line-heading';
import { LineChooser } from '../shared/lines/line-chooser';
import type { ClockModel } from '../shared/words/service-words';
import type { BusScheduleModel, LineTimesModel } from './bus-schedule-model';
import { DirectionTimes } from '../shared/train-times/direction-times';
import type { HeadwaysModel, RunModel } from './runs-model';

/** First and last trains of each line, then its headways; for a single line also the times at every station. */
export function BusScheduleView({ model }: { model: BusScheduleModel }) {
  return (
    <div className="space-y-10">
      <LineChooser chooser={model.chooser} />
      {model.lines.map((line) => (
        <LineTimes key={line.id} line={line} />
      ))}
      <Guides model={model.guides} />
      <SourceNote {...model.sourceNote} />
    </div>
  );
}

function LineTimes({ line }: { line: LineTimesModel }) {
  const { t } = useLingui();
  const { id, name } = line;
  const heading = `line-${id}`;
  return (
    <section aria-labelledby={heading} className="space-y-4">
      <LineHeading lineId={id} id={heading} title={name} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 print:grid-cols-2">
        {line.runs.map((run) => (
          <Ends key={`${run.title} ${run.isBothWays}`} run={run} />
        ))}
      </div>
      {line.stationsHref && (
        <p className="print:hidden">
          <Link
            href={line.stationsHref}
            className="font-semibold"
          >{t`First and last trains at each station of the ${name}`}</Link>
        </p>
      )}
      {/* the page of one line has room for everything; that of all lines folds it on a phone */}
      {line.stationsHref ? (
        <Disclosure summary={t`How often trains run`} headingLevel={3} openFrom="sm">
          <Headways line={line} />
        </Disclosure>
      ) : (
        <>
          <h3 className="pt-2 text-lg font-semibold">
            <Trans>How often trains run</Trans>
          </h3>
          <Headways line={line} />
        </>
      )}
      {line.directions.length > 0 && <Directions line={line} />}
      <LineLinks line={line.name} links={line.links} />
    </section>
  );
}

/** First and last train from the end of a direction: a row for each group of days. */
function Ends({ run }: { run: RunModel }) {
  const { t } = useLingui();
  const rows = run.days.filter(({ first, last }) => first ?? last);
  if (rows.length === 0) return null;
  return (
    <div className="min-w-0 break-inside-avoid space-y-1">
      <Table
        caption={run.title}
        rows={rows}
        rowKey={({ days }) => days}
        columns={[
          { id: 'days', header: t`Days`, isRowHeader: true, cell: ({ days }) => days },
          { id: 'first', header: t`First train`, align: 'end', cell: ({ first }) => <Clock clock={first} /> },
          { id: 'last', header: t`Last train`, align: 'end', cell: ({ last }) => <Clock clock={last} /> },
        ]}
      />
      <p className="text-sm text-ink-muted">
        {run.isBothWays ? (
          <Trans>The same in both directions; first and last trains at each end of the line</Trans>
        ) : (
          <Trans>First and last trains at the first station</Trans>
        )}
      </p>
    </div>
  );
}

function Clock({ clock }: { clock: ClockModel | undefined }) {
  if (!clock) return null;
  return (
    <>
      <b className="font-semibold whitespace-nowrap">{clock.text}</b>
      {clock.remark && <span className="block text-xs text-ink-muted">{clock.remark}</span>}
    </>
  );
}

function Headways({ line }: { line: LineTimesModel }) {
  return (
    <div className="space-y-4">
      {line.runs.map((run) => (
        <div key={`${run.title} ${run.isBothWays}`} className="break-inside-avoid space-y-2">
          {line.runs.length > 1 && <p className="font-semibold">{run.title}</p>}
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 print:grid-cols-2">
            {run.days.map(
              ({ days, headways }) => headways && <DayHeadways key={days} days={days} headways={headways} />,
            )}
          </div>
        </div>
      ))}
      {line.extraTrains.length > 0 && <ExtraTrains trains={line.extraTrains} />}
    </div>
  );
}

function DayHeadways({ days, headways }: { days: string; headways: HeadwaysModel }) {
  if (headways.kind === 'steady') return <p>{headways.text}</p>;
  return (
    <div className="min-w-0 break-inside-avoid">
      <Timetable
        caption={headways.caption}
        captionHidden
        dayTypes={[{ id: 'days', name: days }]}
        periods={headways.periods.map(({ hours, every }) => ({ id: hours, hours, every: { days: every } }))}
      />
    </div>
  );
}

function ExtraTrains({ trains }: { trains: string[] }) {
  return (
    <div className="space-y-1">
      <p className="font-semibold">
        <Trans>Extra trains on a part of the line</Trans>
      </p>
      <ul className="list-disc ps-6">
        {trains.map((train) => (
          <li key={train}>{train}</li>
        ))}
      </ul>
    </div>
  );
}

function Directions({ line }: { line: LineTimesModel }) {
  return (
    <div className="space-y-4 pt-2">
      <h3 className="text-lg font-semibold">
        <Trans>First and last trains at each station</Trans>
      </h3>
      {line.directions.map((direction) => (
        <DirectionTimes key={direction.id} direction={direction} lineId={line.id} />
      ))}
    </div>
  );
}
