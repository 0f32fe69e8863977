import type { ReactNode } from 'react';
import { useLabels } from '../labels/labels-provider';
import { LineBadge } from '../line-badge/line-badge';
import { Link } from '../link/link';
import { StationCode } from '../station-code/station-code';

export interface Interchange {
  lineId: string;
  name: string;
  /** The code of the other station, in the colour of its line. */
  code?: string;
  href?: string;
  /** False if `name` already contains "line" or is not a line. */
  wordForLine?: boolean;
}

export interface DiagramStationProps {
  code: string;
  name: string;
  href?: string;
  current?: boolean;
  closed?: boolean;
  interchanges?: readonly Interchange[];
  /** Short facts next to the name, such as labelled icons or a time. */
  extra?: ReactNode;
  lineId: string;
}

/** A station of the diagram. Internal. */
export function DiagramStation(props: DiagramStationProps) {
  const { code, name, href, current, closed, interchanges = [], extra, lineId } = props;
  const { lineDiagram } = useLabels();
  const kind = current ? 'current' : closed ? 'closed' : interchanges.length > 0 ? 'interchange' : 'station';
  return (
    <li aria-current={current ? 'location' : undefined} className="stop">
      <span className="track-part" />
      <span data-kind={kind} className="mark">
        <span />
      </span>
      <div className="about">
        <div className="name">
          <StationCode code={code} lineId={lineId} />
          {href ? (
            <Link href={href} translate="no">
              {name}
            </Link>
          ) : (
            <span translate="no">{name}</span>
          )}
        </div>
        {current && <p className="text-sm font-semibold text-accent">{lineDiagram.here}</p>}
        {closed && <p className="text-sm font-semibold text-danger">{lineDiagram.closed}</p>}
        {extra}
        {interchanges.length > 0 && (
          <ul aria-label={lineDiagram.change} className="changes">
            {interchanges.map(({ lineId: id, code: other, ...badge }) => (
              <li key={id}>
                {other && <StationCode code={other} lineId={id} />}
                <LineBadge variant={other ? 'plain' : 'swatch'} lineId={id} {...badge} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
