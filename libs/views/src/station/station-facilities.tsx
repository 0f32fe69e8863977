import { useLingui } from '@lingui/react/macro';
import { FacilityMark, Icon, SectionHeading } from '@raang/ui';
import { facilityIcons } from '../shared/facilities/facility-icons';
import type { FacilitiesModel, FacilityRowModel } from '../shared/station/facilities-model';

interface StationFacilitiesProps {
  facilities: FacilitiesModel;
  /** Of the building. */
  facts: string | undefined;
  notKnown: string | undefined;
}

/** The station's facilities that are known, with year and certainty of each record. */
export function StationFacilities({ facilities, facts, notKnown }: StationFacilitiesProps) {
  const { t } = useLingui();
  const { rows, provenance } = facilities;
  return (
    <section aria-labelledby="facilities" className="space-y-3">
      <SectionHeading id="facilities" title={t`Facilities`} />
      {rows.length > 0 && (
        <ul role="list" className="divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <Facility key={row.id} row={row} />
          ))}
        </ul>
      )}
      {[[provenance, facts].filter(Boolean).join(' · '), notKnown].map(
        (text) =>
          text && (
            <p key={text} className="max-w-text text-sm text-ink-muted">
              {text}
            </p>
          ),
      )}
    </section>
  );
}

function Facility({ row: { id, name, state, note, provenance } }: { row: FacilityRowModel }) {
  return (
    <li className="flex items-start gap-3 py-1.5">
      <Icon icon={facilityIcons[id]} size="lg" className="mt-0.5 shrink-0 text-ink-muted" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{name}</p>
        {note && <p>{note}</p>}
        {provenance && <p className="text-sm text-ink-muted">{provenance}</p>}
      </div>
      <FacilityMark state={state} word="always" />
    </li>
  );
}
