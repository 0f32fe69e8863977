import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure, Link, SectionHeading, StationCode, Table, type TableColumn } from '@raang/ui';
import type { AroundPartModel, AroundRowModel } from './around-part-model';
import { StationSketch } from './station-sketch';

/** What is around a station: the sketch, and a table with the same content and links. */
export function Around({ around }: { around: AroundPartModel }) {
  const { t } = useLingui();
  const { code, label, sketch, remarks, rows, sources, notKnown, positionHref } = around;
  return (
    <section aria-labelledby="around" className="space-y-3">
      <SectionHeading id="around" title={t`Around the station`} />
      {sketch && (
        <figure className="space-y-1">
          <StationSketch
            sketch={sketch}
            code={code}
            label={label}
            captionId="around-caption"
            tableId="around-table"
          />
          <figcaption id="around-caption" className="text-sm text-ink-muted">
            <Trans>Not to scale.</Trans> {remarks.join(' ')}
          </figcaption>
        </figure>
      )}
      {rows.length > 0 && (
        <Disclosure summary={t`The same as a table, with links`}>
          <div id="around-table" className="space-y-2">
            <AroundTable around={around} />
            {sources && (
              <p className="max-w-text text-sm text-ink-muted">
                <Trans>Other operators run the boats and buses. Ask them for routes and times.</Trans>{' '}
                <Trans>Source: {sources}</Trans>
              </p>
            )}
            <Position href={positionHref} />
          </div>
        </Disclosure>
      )}
      {notKnown && <p className="max-w-text text-sm text-ink-muted">{notKnown}</p>}
      {rows.length === 0 && <Position href={positionHref} />}
    </section>
  );
}

function Position({ href }: { href: string | undefined }) {
  if (!href) return null;
  return (
    <p className="text-sm print:hidden">
      <Link href={href} external>
        <Trans>Position on OpenStreetMap</Trans>
      </Link>
    </p>
  );
}

function AroundTable({ around: { label, rows, hasExits } }: { around: AroundPartModel }) {
  const { t } = useLingui();
  const columns: TableColumn<AroundRowModel>[] = [
    { id: 'what', header: t`What is there`, isRowHeader: true, cell: (row) => <What row={row} /> },
    { id: 'far', header: t`How far`, cell: ({ way }) => way },
  ];
  const exit: TableColumn<AroundRowModel> = { id: 'exit', header: t`Exit`, cell: (row) => row.exit };
  return (
    <Table
      caption={label}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={hasExits ? [exit, ...columns] : columns}
    />
  );
}

function What({ row: { name, kindName, href, code, lineId } }: { row: AroundRowModel }) {
  return (
    <>
      {code && <StationCode code={code} lineId={lineId} className="me-2" />}
      {href ? <Link href={href}>{name}</Link> : name}
      {kindName && <span className="block text-sm font-normal text-ink-muted">{kindName}</span>}
    </>
  );
}
