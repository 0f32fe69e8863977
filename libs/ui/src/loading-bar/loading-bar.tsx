import { cx } from 'class-variance-authority';
import { useEffect, useState } from 'react';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';
import { loadingShare, loadingThrottleMs } from './loading-progress';

export interface LoadingBarProps extends Omit<NativeProps<'progress'>, 'max' | 'children'> {
  /** True while the next page loads. */
  loading: boolean;
  /** Progress, 0 to 1. Without it, the bar follows the specification's estimate. */
  value?: number;
}

/**
 * A bar at the lower edge of what it follows, such as the header, and at the top of the window once that is scrolled away;
 * once per page, in an element as high as the page. It takes no room. Not in the server HTML.
 */
export function LoadingBar({ loading, value, className, ...props }: LoadingBarProps) {
  const { loading: label } = useLabels();
  const share = useLoadingShare(loading);
  const shown = value ?? share;
  if (shown === undefined) return null;
  return (
    <progress aria-label={label} {...props} max={1} value={shown} className={cx('loading-bar', className)} />
  );
}

function useLoadingShare(loading: boolean) {
  const [share, setShare] = useState<number>();
  useEffect(() => {
    let frame = 0;
    let end: ReturnType<typeof setTimeout> | undefined;
    if (loading) {
      let began: number | undefined;
      const step = (time: number) => {
        began ??= time;
        setShare(loadingShare(time - began));
        frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    } else {
      frame = requestAnimationFrame(() => setShare((last) => (last === undefined ? undefined : 1)));
      end = setTimeout(() => setShare(undefined), loadingThrottleMs);
    }
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, [loading]);
  return share;
}
