import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowRightIcon,
  ButtonLink,
  DefinitionList,
  Disclosure,
  LineDiagram,
  Link,
  SourceNote,
  StationCode,
  StatusBoard,
  StatusSummary,
  Table,
  type TableColumn,
} from '@raang/ui';
import { Guides } from '../shared/guides/guides';
import { LineLinks } from '../shared/lines/line-links';
import { LineHeading } from '../shared/lines/line-heading';
import { LineChooser } from '../shared/lines/line-chooser';
import { SharedValues } from '../shared/tables/shared-values-note';
import { Change } from '../shared/lines/change';
import { Freshness } from '../shared/live/freshness';
import { ServerPart } from '../shared/page/server-part';
import { toFullRow, toSummaryRow } from '../shared/alerts/status-rows';
import type { ChangeModel } from '../shared/words/station-words';
import type { DiagramStationModel } from './line-diagrams-model';
import type { LineFactModel } from './line-facts-model';
import type { StationRowModel } from './station-row-model';
import type { LineStationsModel, StationTableModel, StationTablesModel } from './station-tables-model';

/** Each line with its facts; the selected line also with its diagram and a table of its stations. Guides are below. */
export function StationTables({ model }: { model: StationTablesModel }) {
  return (
    <div className="space-y-10">
      <LineChooser chooser={model.chooser} />
      {model.lines.map((line) => (
        <LineSection key={line.id} line={line} />
      ))}
      <Guides model={model.guides} />
      <SourceNote {...model.sourceNote} />
    </div>
  );
}

function LineSection({ line }: { line: LineStationsModel }) {
  const heading = `line-${line.id}`;
  const { table, name } = line;
  return (
    <section aria-labelledby={heading} className="space-y-6">
      <LineHeading lineId={line.id} id={heading} title={name} lead={line.officialName} />
      {line.status && <LineStatus status={line.status} subscribeHref={line.subscribeHref} />}
      {line.times.length > 0 && <LineTimes times={line.times} />}
      <WholeLine line={line} />
      {line.stationsLink && (
        <ButtonLink href={line.stationsLink.href} variant="secondary" iconEnd={ArrowRightIcon}>
          {line.stationsLink.label}
        </ButtonLink>
      )}
      {table && (
        <ServerPart name="table" part={table}>
          {(stations) => (
            <Disclosure summary={stations.summary} headingLevel={3} openFrom="lg">
              <StationTable table={stations} lineId={line.id} />
            </Disclosure>
          )}
        </ServerPart>
      )}
      <LineLinks line={name} links={line.links} />
    </section>
  );
}

/** Every station as a link, on the page of one line, then the facts. */
function WholeLine({ line }: { line: LineStationsModel }) {
  return (
    <div className="space-y-6">
      {line.diagrams && (
        <ServerPart name="diagrams" part={line.diagrams} className="space-y-6">
          {(diagrams) =>
            diagrams.map(({ title, stations }) => (
              <div key={title ?? line.id} className="space-y-3">
                {title && <h3 className="text-lg font-semibold">{title}</h3>}
                <LineDiagram
                  orientation="columns"
                  line={{ id: line.id, name: line.shortName }}
                  stations={stations.map(toDiagramStation)}
                />
              </div>
            ))
          }
        </ServerPart>
      )}
      <DefinitionList
        layout="grid"
        items={line.facts.map((fact) => ({ term: fact.term, value: <Fact fact={fact} /> }))}
      />
    </div>
  );
}

function LineTimes({ times }: { times: string[] }) {
  return (
    <div>
      <p className="text-sm text-ink-muted">
        <Trans>First to last train from the ends</Trans>
      </p>
      {times.map((time) => (
        <p key={time} className="font-semibold">
          {time}
        </p>
      ))}
    </div>
  );
}

/** In a few lines if there is nothing to tell: the diagram is what the page is about. */
function LineStatus({
  status,
  subscribeHref,
}: {
  status: NonNullable<LineStationsModel['status']>;
  subscribeHref: string | undefined;
}) {
  const { now, week, later, checkedAt, basis } = status;
  const isCalm =
    [...week, ...later].length === 0 && now.every((row) => !row.title && row.remarks.length === 0);
  return (
    <div data-live className="@container space-y-2">
      {isCalm ? (
        <StatusSummary rows={now.map(toSummaryRow)} checkedAt={checkedAt} basis={basis} />
      ) : (
        <StatusBoard
          headingLevel={3}
          now={now.map((row) => toFullRow(row))}
          week={week.map((row) => toFullRow(row))}
          later={later.map((row) => toFullRow(row))}
          checkedAt={checkedAt}
          basis={basis}
        />
      )}
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <Freshness asOf={status.asOf} />
        <Link href={status.href}>
          <Trans>Service status of all lines</Trans>
        </Link>
        {subscribeHref && (
          <Link href={subscribeHref}>
            <Trans>Tell me about disruptions</Trans>
          </Link>
        )}
      </div>
    </div>
  );
}

function Fact({ fact: { values, details, href } }: { fact: LineFactModel }) {
  return (
    <>
      {values.map((value) => (
        <span key={value} className="block">
          {href ? <Link href={href}>{value}</Link> : value}
        </span>
      ))}
      {details && <span className="block font-normal">{details}</span>}
    </>
  );
}

function toDiagramStation({ code, name, href, changes, notes }: DiagramStationModel) {
  return {
    code,
    name,
    href,
    interchanges: changes.map((change) => ({ ...change, wordForLine: false })),
    extra: notes.map((note) => (
      <p key={note} className="text-sm text-ink-muted">
        {note}
      </p>
    )),
  };
}

function StationTable({ table, lineId }: { table: StationTableModel; lineId: string }) {
  const { t } = useLingui();
  const columns: TableColumn<StationRowModel>[] = [
    {
      id: 'station',
      header: t`Station`,
      isRowHeader: true,
      cell: (row) => <StationName row={row} lineId={lineId} />,
    },
    {
      id: 'changes',
      header: t`Change to`,
      cell: ({ changes }) => changes[0] && <Changes changes={changes} />,
    },
    { id: 'structure', header: t`Structure`, cell: ({ structure }) => structure },
    { id: 'step-free', header: t`Step-free access`, cell: ({ stepFree }) => stepFree },
    { id: 'parking', header: t`Parking`, cell: parkingOf },
    { id: 'opened', header: t`Opened`, noWrap: true, cell: ({ opened }) => opened },
  ];
  return (
    <div className="space-y-3">
      <SharedValues text={table.shared} />
      <Table
        caption={table.caption}
        narrow="stack"
        rows={table.rows}
        rowKey={({ code }) => code}
        // what no row has stands above the table, or is unknown
        columns={columns.filter(({ cell }) => table.rows.some((row) => cell(row)))}
      />
    </div>
  );
}

function StationName({ row, lineId }: { row: StationRowModel; lineId: string }) {
  return (
    <span id={`station-${row.code}`} className="station-row">
      <StationCode code={row.code} lineId={lineId} />
      <span>
        <Link href={row.href} variant="quiet">
          {row.name}
        </Link>
        <span lang={row.otherLang}>{row.otherName}</span>
      </span>
    </span>
  );
}

function Changes({ changes }: { changes: ChangeModel[] }) {
  return (
    <ul role="list" className="space-y-2">
      {changes.map((change) => (
        <li key={change.lineId}>
          <Change change={change} />
        </li>
      ))}
    </ul>
  );
}

/** The station's car parks, or whether it has one; undefined if unknown. */
function parkingOf(row: StationRowModel): ReactNode {
  if (row.carParks.length === 0) return row.parking;
  return (
    <ul role="list">
      {row.carParks.map(({ href, name, lang }) => (
        <li key={href}>
          <Link href={href} lang={lang}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
