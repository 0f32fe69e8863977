import { cx } from 'class-variance-authority';
import type { NativeProps } from '../native';

/** A formatted time of day or date. */
export interface ShownTime {
  /** Text in the page's language and calendar, such as "08.05 น.", "24 พ.ย. 2569". */
  text: string;
  /** Machine-readable value as ISO 8601; a time of day has an offset. */
  dateTime?: string;
}

export interface TimeProps extends ShownTime, Omit<NativeProps<'time'>, 'dateTime' | 'children'> {}

/** A time that never wraps. A `<time>` element if `dateTime` is set. */
export function Time({ text, dateTime, className, ...props }: TimeProps) {
  const Root = dateTime ? 'time' : 'span';
  return (
    <Root {...props} dateTime={dateTime} className={cx('whitespace-nowrap tabular-nums', className)}>
      {text}
    </Root>
  );
}
