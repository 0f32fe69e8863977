import { useLingui } from '@lingui/react/macro';
import { Disclosure, FacilityTable, Icon, SourceNote } from '@raang/ui';
import { facilityIcons } from '../shared/facilities/facility-icons';
import { Guides } from '../shared/guides/guides';
import { LineLinks } from '../shared/lines/line-links';
import { LineHeading } from '../shared/lines/line-heading';
import { LineNav } from '../shared/lines/line-nav';
import { FacilityRecords } from './facility-records';
import type { LineFacilitiesModel, TableFacilityModel } from './table-facility-model';

/** Facilities by line: how many stations have them, then each station; the category's guides below. */
export function TableFacilityView({ model }: { model: TableFacilityModel }) {
  const { t } = useLingui();
  return (
    <div className="space-y-12">
      <LineNav
        label={t`Lines on this page`}
        lines={model.lines.map(({ id, name }) => ({ id, name, href: `#line-${id}` }))}
      />
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
      <dl className="flex flex-wrap gap-3">
        {facilities.map(({ id, name, text }) => (
          <div key={id} className="rounded-md border border-line bg-surface-raised px-4 py-2">
            <dt className="flex items-center gap-2 text-sm">
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
  const heading = `line-${line.id}`;
  return (
    <section aria-labelledby={heading} className="space-y-6">
      <LineHeading lineId={line.id} id={heading} title={line.name} lead={line.unknown} />
      {line.facilities.length > 0 && <Counts facilities={line.facilities} />}
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
          <Disclosure summary={t`All records with their date`} headingLevel={3}>
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
