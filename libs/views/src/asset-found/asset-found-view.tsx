import { Trans, useLingui } from '@lingui/react/macro';
import {
  Badge,
  ButtonLink,
  EmptyState,
  LineBadge,
  Link,
  Notice,
  Pagination,
  StationCode,
  Table,
} from '@raang/ui';
import type { ReactNode } from 'react';
import { OtherMatters } from '../shared/contact/other-matters';
import { Guides } from '../shared/guides/guides';
import type { DateModel } from '../shared/words/item-words';
import { CallCentres } from '../shared/contact/call-centres';
import { ExampleBadge } from '../shared/item-card/example-badge';
import { StackedFacts } from '../shared/facts/stacked-facts';
import type { AssetFoundModel, FoundItemRowModel } from './asset-found-model';

export interface AssetFoundViewProps {
  model: AssetFoundModel;
  /** A form to report a find. */
  form?: ReactNode;
}

/** The public register of found items, and how an owner gets an item back. */
export function AssetFoundView({ model, form }: AssetFoundViewProps) {
  const { t } = useLingui();
  return (
    <div className="space-y-10">
      <div className="space-y-5">
        {model.rows.length > 0 ? (
          <StackedFacts>
            <Register rows={model.rows} />
          </StackedFacts>
        ) : (
          <Nothing isNarrowed={model.isNarrowed} />
        )}
        <Pagination
          page={model.pages.current}
          pages={model.pages.hrefs.length}
          hrefForPage={(page) => model.pages.hrefs[page - 1] ?? ''}
        />
        {model.hasExamples ? <ExamplesNotice /> : <IsItYours href={model.lostReportHref} />}
        <Notice
          title={t`Have you found something?`}
          headingLevel={2}
          actions={
            <ButtonLink href={model.foundReportHref} size="sm" variant="secondary">
              <Trans>Report a found item</Trans>
            </ButtonLink>
          }
        >
          <Trans>Hand it to staff at a station if you can. If you cannot, tell us where it is.</Trans>
        </Notice>
      </div>
      {form}
      <CallCentres points={model.callCentres} />
      <Guides model={model.guides} />
      <OtherMatters model={model.otherMatters} />
    </div>
  );
}

function Register({ rows }: { rows: FoundItemRowModel[] }) {
  const { t } = useLingui();
  return (
    <Table
      caption={t`Found items still kept, latest first`}
      narrow="stack"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'category', header: t`What`, isRowHeader: true, cell: (row) => <What row={row} /> },
        { id: 'found', header: t`Found on`, cell: ({ foundOn }) => <Day date={foundOn} /> },
        {
          id: 'line',
          header: t`Line`,
          noWrap: true,
          cell: ({ line }) =>
            line.map(({ id, name }) => <LineBadge key={id} lineId={id} name={name} wordForLine={false} />),
        },
        { id: 'where', header: t`Where`, cell: ({ station }) => <Where station={station} /> },
        {
          id: 'kept',
          header: t`Kept until`,
          cell: ({ keptUntil, ending }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              <Day date={keptUntil} />
              {ending && <Badge tone="warning">{ending}</Badge>}
            </span>
          ),
        },
        {
          id: 'tag',
          header: t`Tag number`,
          noWrap: true,
          cell: ({ id }) => <span className="tabular-nums">{id}</span>,
        },
      ]}
    />
  );
}

function IsItYours({ href }: { href: string }) {
  const { t } = useLingui();
  return (
    <Notice
      title={t`Is one of these yours?`}
      headingLevel={2}
      actions={
        <ButtonLink href={href} size="sm">
          <Trans>Report it as lost</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Report it as lost and give the tag number in the description, or call the line’s operator. We will ask
        for details that are not published, and for proof of identity.
      </Trans>
    </Notice>
  );
}

function ExamplesNotice() {
  const { t } = useLingui();
  return (
    <Notice tone="warning" title={t`These items are examples`} headingLevel={2}>
      <Trans>
        No found items have been registered yet. The rows above show what the register will look like.
      </Trans>
    </Notice>
  );
}

function What({ row: { category, isExample } }: { row: FoundItemRowModel }) {
  if (!isExample) return category;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {category}
      <ExampleBadge />
    </span>
  );
}

function Day({ date }: { date: DateModel }) {
  return (
    <time dateTime={date.iso} className="whitespace-nowrap">
      {date.text}
    </time>
  );
}

function Where({ station }: Pick<FoundItemRowModel, 'station'>) {
  if (!station) return <Trans>Not known</Trans>;
  return (
    <span className="inline-flex flex-wrap items-start gap-x-2">
      <StationCode code={station.code} lineId={station.lineId} />
      {station.href && (
        <Link href={station.href} variant="quiet">
          {station.name}
        </Link>
      )}
    </span>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useLingui();
  return isNarrowed ? (
    <EmptyState title={t`No matching items in the register`}>
      <Trans>
        Try another kind of item, another line or other days. Items found today may not be in the list yet.
      </Trans>
    </EmptyState>
  ) : (
    <EmptyState title={t`The register is empty now`}>
      <Trans>Items found today may not be in the list yet.</Trans>
    </EmptyState>
  );
}
