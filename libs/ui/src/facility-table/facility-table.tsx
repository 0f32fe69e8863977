import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon';
import type { Glyph } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import { Link } from '../link/link';
import type { NativeProps } from '../native/native-props';
import { StationCode } from '../station-code/station-code';
import { Table, type TableColumn } from '../table/table';
import { FacilityMark, type FacilityState, facilityStates } from './facility-mark';

export interface Facility {
  id: string;
  name: string;
  icon?: Glyph;
}

export interface StationFacility {
  state: FacilityState;
  /** Place or date, such as "ทางออก 1 และ 3". */
  note?: string;
}

export interface FacilityStation {
  code: string;
  name: string;
  lineId?: string;
  href?: string;
  /** By facility id. A missing entry means unknown: its field is empty. */
  facilities: Readonly<Record<string, StationFacility>>;
}

export interface FacilityTableProps extends Omit<NativeProps<'div'>, 'children'> {
  caption: string;
  facilities: readonly Facility[];
  stations: readonly FacilityStation[];
}

/** Stations × facilities, with a legend above. Below md, a card for each station. */
export function FacilityTable({ caption, facilities, stations, className, ...props }: FacilityTableProps) {
  const labels = useLabels();
  const columns: TableColumn<FacilityStation>[] = [
    {
      id: 'station',
      header: labels.station,
      isRowHeader: true,
      cell: (station) => <StationHead {...station} />,
    },
    ...facilities.map(({ id, name, icon }) => ({
      id,
      header: name,
      align: 'center' as const,
      head: (
        <span className="flex flex-col items-center gap-1">
          {icon && <Icon icon={icon} size="lg" className="text-ink-muted" />}
          {name}
        </span>
      ),
      cell: (station: FacilityStation) => {
        const entry = station.facilities[id];
        return entry && <Entry {...entry} />;
      },
    })),
  ];
  return (
    <div {...props} className={cx('grid gap-3', className)}>
      <Legend states={facilityStates.filter((state) => isShown(state, stations))} />
      <Table
        caption={caption}
        columns={columns}
        rows={stations}
        rowKey={({ code }) => code}
        narrow="cards"
        stickyFirstColumn
        stickyHeads
      />
    </div>
  );
}

function StationHead({ code, name, lineId, href }: FacilityStation) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 md:min-w-52">
      <StationCode code={code} lineId={lineId} />
      {href ? (
        <Link href={href} variant="quiet" className="py-1" translate="no">
          {name}
        </Link>
      ) : (
        <span translate="no">{name}</span>
      )}
    </span>
  );
}

function Entry({ state, note }: StationFacility) {
  return (
    <span className="flex flex-col items-center narrow:flex-row narrow:gap-1.5">
      {/* on a card, a tick needs no word beside the name of what there is */}
      <FacilityMark state={state} word={state === 'available' ? 'never' : 'narrow'} />
      {note && <span className="text-xs text-ink-muted">{note}</span>}
    </span>
  );
}

function isShown(state: FacilityState, stations: readonly FacilityStation[]): boolean {
  return stations.some(({ facilities }) => Object.values(facilities).some((entry) => entry.state === state));
}

function Legend({ states }: { states: readonly FacilityState[] }) {
  const { facilityTable } = useLabels();
  return (
    <ul aria-label={facilityTable.legend} className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {states.map((state) => (
        <li key={state}>
          <FacilityMark state={state} word="always" />
        </li>
      ))}
    </ul>
  );
}
