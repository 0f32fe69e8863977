import { cx } from 'class-variance-authority';
import { useEffect, useState } from 'react';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native';
import { loadingShare, loadingThrottleMs } from './loading-progress';

/** The gradient is on the value's pseudo-element, which does not inherit Tailwind's colour stops. */
const look =
  'pointer-events-none fixed inset-x-0 top-0 z-50 h-1 w-full appearance-none border-0 bg-transparent print:hidden [&::-moz-progress-bar]:bg-transparent [&::-moz-progress-bar]:bg-linear-to-r [&::-moz-progress-bar]:from-info/50 [&::-moz-progress-bar]:to-info [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-transparent [&::-webkit-progress-value]:bg-linear-to-r [&::-webkit-progress-value]:from-info/50 [&::-webkit-progress-value]:to-info [&::-webkit-progress-value]:transition-[inline-size] forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]';

export interface LoadingBarProps extends Omit<NativeProps<'progress'>, 'max' | 'children'> {
  /** True while the next page loads. */
  loading: boolean;
  /** Progress, 0 to 1. Without it, the bar follows the specification's estimate. */
  value?: number;
}

/** A bar at the top of the window, once per page. Not in the server HTML. */
export function LoadingBar({ loading, value, className, ...props }: LoadingBarProps) {
  const { loading: label } = useLabels();
  const share = useLoadingShare(loading);
  const shown = value ?? share;
  if (shown === undefined) return null;
  return <progress aria-label={label} {...props} max={1} value={shown} className={cx(look, className)} />;
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
