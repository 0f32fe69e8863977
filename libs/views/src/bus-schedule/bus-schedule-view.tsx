import { Trans, useLingui } from '@lingui/react/macro';
import { SourceNote, Timetable } from '@raang/ui';
import { Guides } from '../shared/guides/guides';
import { LineLinks } from '../shared/lines/line-links';
import { LineHeading } from '../shared/lines/line-heading';
import { LineNav } from '../shared/lines/line-nav';
import type { ClockModel } from '../shared/words/service-words';
import type { BusScheduleModel, LineTimesModel } from './bus-schedule-model';
import { DirectionTimes } from '../shared/train-times/direction-times';
import type { HeadwayTableModel, RunModel } from './runs-model';

/** Headways of each line; for a single line also the first and last trains at every station. */
export function BusScheduleView({ model }: { model: BusScheduleModel }) {
  const { t } = useLingui();
  return (
    <div className="space-y-12">
      <div className="space-y-6">
        <LineNav
          label={t`Lines on this page`}
          lines={model.lines.map(({ id, name }) => ({ id, name, href: `#line-${id}` }))}
        />
      </div>
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
    <section aria-labelledby={heading} className="space-y-8">
      <LineHeading
        lineId={id}
        id={heading}
        title={name}
        more={
          line.stationsHref
            ? { href: line.stationsHref, label: t`First and last trains at each station of the ${name}` }
            : undefined
        }
      />
      {line.runs.map((run) => (
        <Run key={`${run.title} ${run.isBothWays}`} run={run} />
      ))}
      {line.extraTrains.length > 0 && <ExtraTrains trains={line.extraTrains} />}
      {line.directions.length > 0 && <Directions line={line} />}
      <LineLinks line={line.name} links={line.links} />
    </section>
  );
}

function Run({ run }: { run: RunModel }) {
  return (
    <div className="break-inside-avoid space-y-3">
      <h3 className="text-lg font-semibold">
        {run.title}
        <span className="block text-base font-normal text-ink-muted">
          {run.isBothWays ? (
            <Trans>The same in both directions; first and last trains at either end</Trans>
          ) : (
            <Trans>First and last trains at the first station</Trans>
          )}
        </span>
      </h3>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 md:items-start print:grid-cols-2">
        {run.tables.map((table) => (
          <HeadwayTable key={table.days} table={table} />
        ))}
      </div>
    </div>
  );
}

function HeadwayTable({ table }: { table: HeadwayTableModel }) {
  return (
    <div className="break-inside-avoid">
      <Timetable
        caption={table.caption}
        captionHidden
        dayTypes={[{ id: 'days', name: table.days }]}
        first={table.first ? { days: toTime(table.first) } : {}}
        last={table.last ? { days: toTime(table.last) } : {}}
        periods={table.periods.map(({ hours, every }) => ({ id: hours, hours, every: { days: every } }))}
      />
    </div>
  );
}

function toTime({ text, remark }: ClockModel) {
  return { text: remark ? `${text} (${remark})` : text };
}

function ExtraTrains({ trains }: { trains: string[] }) {
  return (
    <div className="space-y-1">
      <h3 className="text-lg font-semibold">
        <Trans>Extra trains on a part of the line</Trans>
      </h3>
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
    <div className="space-y-6">
      <h3 className="text-lg font-semibold">
        <Trans>First and last trains at each station</Trans>
      </h3>
      {line.directions.map((direction) => (
        <DirectionTimes key={direction.id} direction={direction} lineId={line.id} />
      ))}
    </div>
  );
}
