import { useLingui } from '@lingui/react/macro';
import { Disclosure, FacilityTable, Icon, SourceNote } from '@raang/ui';
import { facilityIcons } from '../shared/facilities/facility-icons';
import { Guides } from '../shared/guides/guides';
import { LineLinks } from '../shared/lines/line-links';
import { LineHeading } from '../shared/lines/line-heading';
import { LineChooser } from '../shared/lines/line-chooser';
import { SharedValues } from '../shared/tables/shared-values-note';
import { FacilityRecords } from './facility-records';
import type { FacilityTableModel, LineFacilitiesModel, TableFacilityModel } from './table-facility-model';

/** Facilities by line: how many stations have them; for the selected line each station. Guides are below. */
export function TableFacilityView({ model }: { model: TableFacilityModel }) {
  return (
    <div className="space-y-10">
      <LineChooser chooser={model.chooser} />
      {model.lines.map((line) => (
        <LineFacilities key={line.id} line={line} />
      ))}
      <Guides model={model.guides} />
      <SourceNote {...model.sourceNote} />
    </div>
  );
}

/** How many stations of the line are known to have each facility. */
function Counts({ facilities }: Pick<LineFacilitiesModel, 'facilities'>) {
  const { t } = useLingui();
  return (
    <div className="space-y-2">
      <h3 className="text-sm text-ink-muted">{t`Stations known to have it`}</h3>
      <dl className="flex flex-wrap gap-2">
        {facilities.map(({ id, name, text }) => (
          <div
            key={id}
            className="flex items-center gap-x-2 rounded-md border border-line bg-surface-raised px-2.5 py-1 text-sm"
          >
            <dt className="flex items-center gap-2">
              <Icon icon={facilityIcons[id]} className="shrink-0 text-ink-muted" />
              {name}
            </dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function LineFacilities({ line }: { line: LineFacilitiesModel }) {
  const { t } = useLingui();
  const { id, name, everywhere, table, href } = line;
  const heading = `line-${id}`;
  return (
    <section aria-labelledby={heading} className="space-y-4">
      <LineHeading
        lineId={id}
        id={heading}
        title={name}
        more={href ? { href, label: t`Facilities at the stations of the ${name}` } : undefined}
      />
      {everywhere && <p className="font-semibold">{everywhere}</p>}
      {line.facilities.length > 0 && <Counts facilities={line.facilities} />}
      {table && <StationFacilities line={line} table={table} />}
      {line.unknown && <p className="max-w-text text-ink-muted">{line.unknown}</p>}
      {table && (
        <div className="print:hidden">
          <Disclosure summary={t`All entries with their dates`} headingLevel={3}>
            <FacilityRecords records={table.records} lineId={id} />
          </Disclosure>
        </div>
      )}
      <LineLinks line={name} links={line.links} />
    </section>
  );
}

function StationFacilities({ line, table }: { line: LineFacilitiesModel; table: FacilityTableModel }) {
  return (
    <div className="space-y-2">
      <FacilityTable
        caption={table.caption}
        facilities={line.facilities.map(({ id, name }) => ({ id, name, icon: facilityIcons[id] }))}
        stations={table.stations.map((station) => ({ ...station, lineId: line.id }))}
      />
      <SharedValues text={table.mostly} />
    </div>
  );
}
