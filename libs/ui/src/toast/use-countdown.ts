import { useEffect, useRef } from 'react';
import { pauseTimer, remainingMs, remainingShare, resumeTimer, startTimer, type Timer } from './toast-timer';

export interface Countdown {
  /** 0 never ends. */
  timeoutMs: number;
  /** Stands still while true. */
  held: boolean;
  now: () => number;
  onEnd: () => void;
}

/**
 * Runs a timer once per picture frame and writes what is left to the `<progress>` it returns a ref for: its value is
 * a property, so no style is needed. Frames stop in a hidden tab; time that nobody saw does not count.
 */
export function useCountdown({ timeoutMs, held, now, onEnd }: Countdown) {
  const bar = useRef<HTMLProgressElement>(null);
  const timer = useRef<Timer>(undefined);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (timeoutMs <= 0 || held) return;
    const run = () => {
      timer.current = timer.current ? resumeTimer(timer.current, now()) : startTimer(timeoutMs, now());
    };
    const pause = () => {
      if (timer.current) timer.current = pauseTimer(timer.current, now());
    };
    let frame = 0;
    const step = () => {
      if (!timer.current) return;
      if (bar.current) bar.current.value = remainingShare(timer.current, now());
      if (remainingMs(timer.current, now()) > 0) frame = requestAnimationFrame(step);
      else end.current();
    };
    const watch = () => (document.hidden ? pause() : run());
    watch();
    frame = requestAnimationFrame(step);
    document.addEventListener('visibilitychange', watch);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', watch);
      pause();
    };
  }, [timeoutMs, held, now]);

  return bar;
}
