import { useEffect, useState } from 'react';
import { useLabels } from '../labels/labels-provider';
import { loadingShare, loadingThrottleMs } from './loading-progress';

/** The gradient stands on the value's own pseudo-element, which Tailwind's stops are not handed down to. */
const look =
  'pointer-events-none fixed inset-x-0 top-0 z-50 h-1 w-full appearance-none border-0 bg-transparent print:hidden [&::-moz-progress-bar]:bg-transparent [&::-moz-progress-bar]:bg-linear-to-r [&::-moz-progress-bar]:from-info/50 [&::-moz-progress-bar]:to-info [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-transparent [&::-webkit-progress-value]:bg-linear-to-r [&::-webkit-progress-value]:from-info/50 [&::-webkit-progress-value]:to-info [&::-webkit-progress-value]:transition-[inline-size] forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]';

export interface LoadingBarProps {
  /** True from the moment the next page is asked for until it is there. */
  loading: boolean;
  /** 0 to 1 where it is known; without it the bar goes by the specification's estimate. */
  value?: number;
}

/** At the top of the window, over everything; in the page once. Server HTML holds none. */
export function LoadingBar({ loading, value }: LoadingBarProps) {
  const { loading: label } = useLabels();
  const share = useLoadingShare(loading);
  const shown = value ?? share;
  if (shown === undefined) return null;
  return <progress aria-label={label} max={1} value={shown} className={look} />;
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
