import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  DefinitionList,
  Disclosure,
  LineDiagram,
  Link,
  SourceNote,
  StationCode,
  StatusBoard,
  Table,
} from '@raang/ui';
import { Guides } from '../shared/guides/guides';
import { LineLinks } from '../shared/lines/line-links';
import { LineHeading } from '../shared/lines/line-heading';
import { LineNav } from '../shared/lines/line-nav';
import { Change } from '../shared/lines/change';
import { Freshness } from '../shared/live/freshness';
import { toFullRow } from '../shared/alerts/status-rows';
import type { ChangeModel } from '../shared/words/station-words';
import type { DiagramStationModel } from './line-diagrams-model';
import type { LineFactModel } from './line-facts-model';
import type { StationRowModel } from './station-row-model';
import type { LineStationsModel, StationTablesModel } from './station-tables-model';

/** Each line with its facts, its diagram and a table of its stations; the category's guides below. */
export function StationTables({ model }: { model: StationTablesModel }) {
  const { t } = useLingui();
  return (
    <div className="space-y-12">
      <LineNav
        label={t`Lines on this page`}
        lines={model.lines.map(({ id, name }) => ({ id, name, href: `#line-${id}` }))}
      />
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
  return (
    <section aria-labelledby={heading} className="space-y-6">
      <LineHeading lineId={line.id} id={heading} title={line.name} lead={line.officialName} />
      {line.status && <LineStatus status={line.status} />}
      <DefinitionList
        layout="grid"
        items={line.facts.map((fact) => ({ term: fact.term, value: <Fact fact={fact} /> }))}
      />
      {line.diagrams.map(({ title, stations }) => (
        <div key={title ?? line.id} className="space-y-3">
          {title && <h3 className="text-lg font-semibold">{title}</h3>}
          <LineDiagram
            line={{ id: line.id, name: line.shortName }}
            stations={stations.map(toDiagramStation)}
          />
        </div>
      ))}
      {line.isOpen ? (
        <StationTable line={line} />
      ) : (
        <Disclosure summary={line.summary} headingLevel={3}>
          <StationTable line={line} />
        </Disclosure>
      )}
      <LineLinks line={line.name} links={line.links} />
    </section>
  );
}

function LineStatus({ status }: { status: NonNullable<LineStationsModel['status']> }) {
  return (
    <div data-live className="space-y-2">
      <StatusBoard
        headingLevel={3}
        now={status.now.map((row) => toFullRow(row))}
        week={status.week.map((row) => toFullRow(row))}
        later={status.later.map((row) => toFullRow(row))}
        checkedAt={status.checkedAt}
        basis={status.basis}
      />
      <Freshness asOf={status.asOf} />
      <Link href={status.href}>
        <Trans>Service status of all lines</Trans>
      </Link>
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

function StationTable({ line }: { line: LineStationsModel }) {
  const { t } = useLingui();
  return (
    <div className="space-y-3">
      <Table
        caption={line.caption}
        captionHidden={!line.isOpen}
        narrow="stack"
        rows={line.rows}
        rowKey={({ code }) => code}
        columns={[
          {
            id: 'station',
            header: t`Station`,
            isRowHeader: true,
            cell: (row) => <StationName row={row} lineId={line.id} />,
          },
          { id: 'changes', header: t`Change to`, cell: ({ changes }) => <Changes changes={changes} /> },
          { id: 'structure', header: t`Structure`, cell: ({ structure }) => structure },
          {
            id: 'step-free',
            header: t`Step-free access`,
            cell: ({ stepFree }) => stepFree,
          },
          { id: 'parking', header: t`Parking`, cell: parkingOf },
          { id: 'opened', header: t`Opened`, cell: ({ opened }) => opened },
        ]}
      />
    </div>
  );
}

function StationName({ row, lineId }: { row: StationRowModel; lineId: string }) {
  return (
    <span id={`station-${row.code}`} className="flex items-start gap-3">
      <span className="shrink-0">
        <StationCode code={row.code} lineId={lineId} />
      </span>
      <span>
        <Link href={row.href} variant="quiet">
          {row.name}
        </Link>
        <span lang={row.otherLang} className="block text-sm font-normal text-ink-muted">
          {row.otherName}
        </span>
      </span>
    </span>
  );
}

function Changes({ changes }: { changes: ChangeModel[] }) {
  if (changes.length === 0)
    return (
      <span className="text-ink-muted">
        <Trans>None</Trans>
      </span>
    );
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
