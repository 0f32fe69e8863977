import { cva } from 'class-variance-authority';
import { useRef } from 'react';
import { useInSight } from '../in-sight/use-in-sight';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { DiagramStation, type DiagramStationProps } from './diagram-station';

export type LineStation = Omit<DiagramStationProps, 'lineId' | 'orientation'>;

export interface LineDiagramProps {
  line: { id: string; name: string };
  /** Tells apart several diagrams of one line: "อิสรภาพ – บางไผ่". */
  stretch?: string;
  /** In the order of the line. A loop's first station may come again at the end. */
  stations: readonly LineStation[];
  /** `wide` lies from md up and stands below it; lying, a long line scrolls sideways. */
  orientation?: 'vertical' | 'wide';
}

const list = cva('', {
  variants: {
    orientation: {
      vertical: 'grid',
      wide: 'grid md:flex md:w-max md:min-w-full md:bg-surface-raised md:px-2 md:pt-5 md:pb-4',
    },
  },
});

const frame = cva('', {
  variants: {
    orientation: {
      vertical: '',
      wide: 'md:w-0 md:min-w-full md:overflow-x-auto md:rounded-md md:border md:border-line md:bg-surface-raised',
    },
  },
});

/** A line's stations in their order, drawn as the line; a list for everyone else. */
export function LineDiagram({ line, stretch, stations, orientation = 'wide' }: LineDiagramProps) {
  const labels = useLabels();
  const region = useRef<HTMLDivElement>(null);
  useInSight(region, '[aria-current]', stations.find(({ current }) => current)?.code);
  const whole = fillLabel(labels.lineDiagram.stations, { line: fillLabel(labels.line, { line: line.name }) });
  const name = stretch ? `${whole}: ${stretch}` : whole;
  // A lying line scrolls by keyboard only if it can be reached, and its stations need not be links.
  const scrolls = orientation === 'wide' && stations.some(({ href }) => !href);
  return (
    <div
      ref={region}
      {...(scrolls ? { role: 'region', 'aria-label': name, tabIndex: 0 } : {})}
      data-line={line.id}
      className={frame({ orientation })}
    >
      <ol aria-label={name} className={list({ orientation })}>
        {stations.map((station, i) => (
          <DiagramStation
            key={`${station.code}-${i}`}
            {...station}
            lineId={line.id}
            orientation={orientation}
          />
        ))}
      </ol>
    </div>
  );
}
