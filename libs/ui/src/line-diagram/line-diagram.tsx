import { cx } from 'class-variance-authority';
import { useImperativeHandle, useRef } from 'react';
import { useInSight } from '../in-sight/use-in-sight';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';
import { DiagramStation, type DiagramStationProps } from './diagram-station';

export type LineStation = Omit<DiagramStationProps, 'lineId'>;

export interface LineDiagramProps extends Omit<NativeProps<'div'>, 'children'> {
  line: { id: string; name: string };
  /** Distinguishes several diagrams of a line, such as "อิสรภาพ – บางไผ่". */
  stretch?: string;
  /** In the order of the line. A loop may repeat its first station at the end. */
  stations: readonly LineStation[];
  /**
   * Below md always vertical. From md up, `wide` is horizontal, for a few stations: a long line scrolls. `columns` shows
   * a whole line: it goes on in the next column.
   */
  orientation?: 'vertical' | 'wide' | 'columns';
}

/** The stations of a line, drawn as the line. A list for screen readers. */
export function LineDiagram(props: LineDiagramProps) {
  const { line, stretch, stations, orientation = 'wide', ref, className, ...root } = props;
  const labels = useLabels();
  const region = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => region.current!, []);
  useInSight(region, '[aria-current]', stations.find(({ current }) => current)?.code);
  const whole = fillLabel(labels.lineDiagram.stations, { line: fillLabel(labels.line, { line: line.name }) });
  const name = stretch ? `${whole}: ${stretch}` : whole;
  // A horizontal line without links must be focusable to scroll by keyboard.
  const scrolls = orientation === 'wide' && stations.some(({ href }) => !href);
  return (
    <div
      {...(scrolls ? { role: 'region', 'aria-label': name, tabIndex: 0 } : {})}
      {...root}
      ref={region}
      data-line={line.id}
      data-orientation={orientation}
      className={cx('line-diagram', className)}
    >
      <ol aria-label={name}>
        {stations.map((station, i) => (
          <DiagramStation key={`${station.code}-${i}`} {...station} lineId={line.id} />
        ))}
      </ol>
    </div>
  );
}
