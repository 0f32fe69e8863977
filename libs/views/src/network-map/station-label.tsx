import { LandmarkSign } from './landmark-sign';
import type { MapStationModel } from './map-lines-model';
import { placeLabel } from './place-label';

interface StationLabelProps {
  station: Pick<MapStationModel, 'sign' | 'name' | 'suffix' | 'place' | 'landmark'>;
  locale: 'th' | 'en';
}

/** What a label shows, in one go: the name of its link begins with it. */
export function labelText({ sign, name, suffix, landmark }: StationLabelProps['station']): string {
  return [sign, name, suffix, landmark?.name].filter(Boolean).join(' ');
}

/** A station's code and name beside it, and the pier or airport that it leads to. */
export function StationLabel({ station, locale }: StationLabelProps) {
  const { sign, name, suffix, place, landmark } = station;
  if (!place?.label) return null;
  const label = placeLabel(
    { code: sign, name, ...place, label: place.label, landmarkName: landmark?.name },
    locale,
  );
  const last = label.name.length - 1;
  return (
    <>
      <text textAnchor={label.anchor === 'start' ? undefined : label.anchor}>
        <tspan className="code" x={label.code.x} y={label.code.y}>
          {label.code.text}
        </tspan>
        {label.name.map((row, index) => (
          <tspan key={row.text} className="name" x={row.x} y={row.y}>
            {index === last
              ? [row.text, suffix, landmark && ''].filter((text) => text !== undefined).join(' ')
              : row.text}
          </tspan>
        ))}
        {label.landmark && (
          <tspan className="landmark" x={label.landmark.x} y={label.landmark.y}>
            {label.landmark.text}
          </tspan>
        )}
      </text>
      {landmark && label.landmark && label.anchor !== 'middle' && (
        <LandmarkSign kind={landmark.kind} at={label.landmark.sign} />
      )}
    </>
  );
}
