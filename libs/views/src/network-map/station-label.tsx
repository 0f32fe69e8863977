import type { PlacedStation } from './map-layout';
import { placeLabel } from './place-label';

interface StationLabelProps {
  /** The code on its signs. */
  sign: string;
  name: string;
  place: PlacedStation;
  locale: 'th' | 'en';
}

/** A station's code and name beside it. */
export function StationLabel({ sign, name, place, locale }: StationLabelProps) {
  const { label: side } = place;
  if (!side) return null;
  const label = placeLabel({ code: sign, name, ...place, label: side }, locale);
  return (
    <text textAnchor={label.anchor}>
      <tspan className="code" x={label.code.x} y={label.code.y}>
        {label.code.text}
      </tspan>
      {label.name.map(({ text, x, y }) => (
        <tspan key={text} className="name" x={x} y={y}>
          {text}
        </tspan>
      ))}
    </text>
  );
}
