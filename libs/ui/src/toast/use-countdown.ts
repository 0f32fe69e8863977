import { useEffect, useRef } from 'react';
import { pauseTimer, remainingMs, remainingShare, resumeTimer, startTimer, type Timer } from './toast-timer';

export interface Countdown {
  /** 0 disables the countdown. */
  timeoutMs: number;
  /** Pauses the countdown. */
  held: boolean;
  now: () => number;
  onEnd: () => void;
}

/**
 * Runs a timer per animation frame. Returns a ref for a `<progress>` that shows the remaining time. A hidden tab pauses
 * the timer.
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
