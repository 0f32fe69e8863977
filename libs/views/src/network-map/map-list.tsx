import { useLingui } from '@lingui/react/macro';
import { Disclosure, Link, StationCode } from '@raang/ui';
import { memo } from 'react';
import type { MapLineModel, MapStationModel } from './map-lines-model';
import type { NetworkMapModel } from './network-map-model';

interface MapListProps {
  model: NetworkMapModel;
  current: string | undefined;
}

/** The stations of the map in the same order, with the information of the layer; then those of other systems. */
export function MapList({ model, current }: MapListProps) {
  return (
    <div className="space-y-3">
      <OwnLines lines={model.lines} current={current} />
      {model.otherLines.length > 0 && <OtherLines lines={model.otherLines} />}
    </div>
  );
}

function OwnLines({ lines, current }: { lines: readonly MapLineModel[]; current: string | undefined }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:items-start print:block">
      {lines.map((line) => (
        <div
          key={line.id}
          data-line={line.id}
          className="min-w-0 border-s-[6px] border-(--line-colour) ps-3 outline-(--line-edge) print:columns-3"
        >
          <Disclosure summary={line.title} headingLevel={3} isFlush>
            <LineStations line={line} current={isOn(line, current) ? current : undefined} />
          </Disclosure>
        </div>
      ))}
    </div>
  );
}

// a station that opens is one of ours
const OtherLines = memo(function OtherLines({ lines }: { lines: readonly MapLineModel[] }) {
  const { t } = useLingui();
  return (
    <Disclosure summary={t`Other systems`} headingLevel={3} isFlush>
      <div className="map-others">
        {lines.map(({ id, title, stations }) => (
          <section key={id} data-line={id}>
            <h4>{title}</h4>
            <ol role="list">
              {stations.map(({ code, sign, name, href, landmark, changes }) => (
                <li key={code}>
                  <a href={href}>
                    {sign} {name}
                  </a>
                  {[landmark?.name, changes].filter(Boolean).map((fact) => ` · ${fact}`)}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Disclosure>
  );
});

function isOn({ stations }: MapLineModel, code: string | undefined): boolean {
  return stations.some((station) => station.code === code);
}

interface LineStationsProps {
  line: MapLineModel;
  /** The open station, if it is one of the line. */
  current: string | undefined;
}

// a station that opens concerns one or two lines
const LineStations = memo(function LineStations({ line, current }: LineStationsProps) {
  const { t } = useLingui();
  const { id, name, stations } = line;
  return (
    <ol role="list" aria-label={t`Stations of the ${name}`} className="divide-y divide-line">
      {stations.map((station) => (
        <li key={station.code} className="flex break-inside-avoid items-start gap-3 py-1.5">
          <StationRow station={station} lineId={id} isOpen={station.code === current} />
        </li>
      ))}
    </ol>
  );
});

interface StationRowProps {
  station: MapStationModel;
  lineId: string;
  isOpen: boolean;
}

function StationRow({ station, lineId, isOpen }: StationRowProps) {
  const { sign, name, href, landmark, changes, mark, alert } = station;
  const says = [alert?.says, landmark?.name, changes, mark?.says].filter(Boolean).join(' · ');
  return (
    <>
      <StationCode code={sign} lineId={lineId} />
      <span className="min-w-0">
        <Link
          href={href}
          variant="quiet"
          translate="no"
          aria-current={isOpen || undefined}
          className={isOpen ? 'font-semibold' : undefined}
        >
          {name}
        </Link>
        {says && <span className="block text-sm text-ink-muted">{says}</span>}
      </span>
    </>
  );
}
