import { withoutLineMarks } from '@raang/text-time';
import { cx } from 'class-variance-authority';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

export interface StationCodeProps extends Omit<NativeProps<'span'>, 'children'> {
  code: string;
  /** Line whose colour frames the code. Neutral by default. */
  lineId?: string;
  /** @default 'sm' */
  size?: 'sm' | 'md';
}

/** A station's code in its line's colour. Screen readers announce "station code". */
export function StationCode({ code, lineId, size = 'sm', className, ...props }: StationCodeProps) {
  const [before, after] = withoutLineMarks(useLabels().stationCode).split('{code}');
  return (
    <span
      {...props}
      data-line={lineId}
      data-size={size === 'md' ? size : undefined}
      className={cx('station-code', className)}
    >
      {before && <span className="sr-only">{before}</span>}
      <span translate="no">{code}</span>
      {after && <span className="sr-only">{after}</span>}
    </span>
  );
}
