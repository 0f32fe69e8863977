import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure, FacilityTable, Icon, LineBadge, Notice, Table } from '@raang/ui';
import { facilityIcons } from '../shared/facilities/facility-icons';
import { Guides } from '../shared/guides/guides';
import { LineLinks } from '../shared/lines/line-links';
import { LineHeading } from '../shared/lines/line-heading';
import { LineNav } from '../shared/lines/line-nav';
import { FacilityRecords } from './facility-records';
import type {
  CountModel,
  LineFacilitiesModel,
  OverviewModel,
  TableFacilityModel,
} from './table-facility-model';

/** Facilities: counts by line, then each station; the category's guides below. */
export function TableFacilityView({ model }: { model: TableFacilityModel }) {
  const { t } = useLingui();
  return (
    <div className="space-y-12">
      <div className="space-y-6">
        <Notice title={t`How to read the tables`}>
          <Trans>
            The year below a mark is the year of the information. “Unconfirmed” means that several sources
            agree, but no official text confirms it. “Not known” does not mean that there is none.
          </Trans>
        </Notice>
        <LineNav
          label={t`Lines on this page`}
          lines={model.lines.map(({ id, name }) => ({ id, name, href: `#line-${id}` }))}
        />
      </div>
      {model.overview && <Overview overview={model.overview} />}
      {model.lines.map((line) => (
        <LineFacilities key={line.id} line={line} />
      ))}
      <Guides model={model.guides} />
    </div>
  );
}

function Overview({ overview }: { overview: OverviewModel }) {
  const { t } = useLingui();
  return (
    <Table
      caption={t`Stations known to have it`}
      stickyFirstColumn
      rows={overview.rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'facility',
          header: t`Facility`,
          isRowHeader: true,
          cell: ({ id, name }) => (
            <span className="flex items-center gap-3">
              {/* on a phone the column fits only the longest word */}
              <Icon icon={facilityIcons[id]} size="lg" className="shrink-0 text-ink-muted max-sm:hidden" />
              <span className="min-w-0">{name}</span>
            </span>
          ),
        },
        ...overview.lines.map(({ id, name }) => ({
          id,
          header: name,
          head: (
            <span className="whitespace-nowrap">
              <LineBadge variant="swatch" lineId={id} name={name} wordForLine={false} />
            </span>
          ),
          cell: ({ counts }: OverviewModel['rows'][number]) => <Count count={counts[id]} />,
        })),
      ]}
    />
  );
}

function Count({ count }: { count: CountModel | undefined }) {
  if (!count) return null;
  return (
    <span className={`whitespace-nowrap ${count.isKnown ? 'font-semibold' : 'text-ink-muted'}`}>
      {count.text}
    </span>
  );
}

function LineFacilities({ line }: { line: LineFacilitiesModel }) {
  const { t } = useLingui();
  const heading = `line-${line.id}`;
  return (
    <section aria-labelledby={heading} className="space-y-6">
      <LineHeading lineId={line.id} id={heading} title={line.name} lead={line.unknown} />
      {line.facilities.length > 0 &&
        (line.isOpen ? (
          <StationFacilities line={line} />
        ) : (
          <Disclosure summary={line.caption} headingLevel={3}>
            <StationFacilities line={line} />
          </Disclosure>
        ))}
      {line.records.length > 0 && (
        <div className="print:hidden">
          <Disclosure summary={t`All information with source and date`} headingLevel={3}>
            <FacilityRecords records={line.records} lineId={line.id} />
          </Disclosure>
        </div>
      )}
      <LineLinks line={line.name} links={line.links} />
    </section>
  );
}

function StationFacilities({ line }: { line: LineFacilitiesModel }) {
  return (
    <FacilityTable
      caption={line.caption}
      facilities={line.facilities.map(({ id, name }) => ({ id, name, icon: facilityIcons[id] }))}
      stations={line.stations.map((station) => ({ ...station, lineId: line.id }))}
    />
  );
}
