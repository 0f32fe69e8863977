import { cva, type VariantProps } from 'class-variance-authority';
import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native';

const lozenge = cva(
  'inline-flex items-center justify-center rounded-sm border-[3px] border-(--line-colour) outline outline-(--line-edge) bg-surface-raised forced-colors:outline-0 font-semibold whitespace-nowrap text-ink tabular-nums forced-colors:border-[CanvasText]',
  {
    variants: { size: { sm: 'min-w-12 px-1.5 text-xs', md: 'min-w-14 px-2 text-base' } },
    defaultVariants: { size: 'sm' },
  },
);

export interface StationCodeProps
  extends Omit<NativeProps<'span'>, 'children'>, VariantProps<typeof lozenge> {
  code: string;
  /** Line whose colour frames the code. Neutral by default. */
  lineId?: string;
}

/** A station's code in its line's colour. Screen readers announce "station code". */
export function StationCode({ code, lineId, size, className, ...props }: StationCodeProps) {
  const labels = useLabels();
  return (
    <span {...props} data-line={lineId} className={lozenge({ size, className })}>
      <span className="sr-only">{fillLabel(labels.stationCode, { code })}</span>
      <span aria-hidden="true">{code}</span>
    </span>
  );
}
