import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useLabels } from '../labels/labels-provider';
import { LineBadge } from '../line-badge/line-badge';
import { Link } from '../link/link';
import { StationCode } from '../station-code/station-code';

export interface Interchange {
  lineId: string;
  name: string;
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
  orientation: 'vertical' | 'wide';
}

const item = cva('group relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 pb-4 last:pb-0', {
  variants: {
    orientation: {
      vertical: '',
      wide: 'md:flex md:w-36 md:shrink-0 md:grow md:flex-col md:items-center md:gap-1 md:px-2 md:pb-0 md:text-center',
    },
  },
});

// The line connects the centres of the marks. Not a pseudo-element: axe cannot measure contrast above one.
const track = cva(
  'absolute start-[0.625rem] inset-y-0 w-2 border-x border-(--line-edge) bg-(--line-colour) forced-color-adjust-none group-first:top-3.5 group-last:bottom-auto group-last:h-3.5 group-only:hidden',
  {
    variants: {
      orientation: {
        vertical: '',
        wide: 'md:inset-x-0 md:top-2.5 md:bottom-auto md:h-2 md:w-auto md:border-x-0 md:border-y md:group-first:start-1/2 md:group-first:top-2.5 md:group-last:end-1/2 md:group-last:h-2',
      },
    },
  },
);

const mark = cva('rounded-full bg-surface-raised outline outline-(--line-edge) forced-color-adjust-none', {
  variants: {
    kind: {
      station: 'size-4 border-4 border-(--line-colour)',
      // As on the printed maps, an interchange has a larger ring in ink.
      interchange: 'size-6 border-4 border-ink forced-colors:border-[CanvasText]',
      current: 'size-7 border-8 border-(--line-colour) ring-2 ring-ink',
      closed: 'size-4 border-4 border-line-strong',
    },
  },
});

/** A station of the diagram. Internal. */
export function DiagramStation(props: DiagramStationProps) {
  const { code, name, href, current, closed, interchanges = [], extra, lineId, orientation } = props;
  const { lineDiagram } = useLabels();
  const kind = current ? 'current' : closed ? 'closed' : interchanges.length > 0 ? 'interchange' : 'station';
  const center = orientation === 'wide' ? 'md:items-center' : '';
  const weight = current || interchanges.length > 0 ? 'font-semibold' : '';
  return (
    <li aria-current={current ? 'location' : undefined} className={item({ orientation })}>
      <span aria-hidden="true" className={track({ orientation })} />
      <span aria-hidden="true" className="relative flex h-7 items-center justify-center">
        <span className={mark({ kind })} />
      </span>
      <div className={`flex min-w-0 flex-col items-start gap-1 ${center}`}>
        <p
          className={`flex items-start gap-x-2 gap-y-1 max-md:flex-wrap ${orientation === 'wide' ? 'md:flex-col md:items-center' : ''}`}
        >
          <StationCode code={code} lineId={lineId} />
          {href ? (
            <Link href={href} variant="quiet" className={`min-w-0 wrap-anywhere ${weight}`}>
              {name}
            </Link>
          ) : (
            <span className={`min-w-0 wrap-anywhere ${weight}`}>{name}</span>
          )}
        </p>
        {current && <p className="text-sm font-semibold text-accent">{lineDiagram.here}</p>}
        {closed && <p className="text-sm font-semibold text-danger">{lineDiagram.closed}</p>}
        {extra}
        {interchanges.length > 0 && (
          <ul
            aria-label={lineDiagram.change}
            className={`flex flex-wrap gap-x-4 ${orientation === 'wide' ? 'md:justify-center md:text-start' : ''}`}
          >
            {interchanges.map(({ lineId: id, ...badge }) => (
              <li key={id} className="flex min-w-0">
                <LineBadge variant="swatch" lineId={id} {...badge} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
