import { ease } from './ease';
import { scrollDefaults } from './scroll-defaults';

/** Scrolls the window to the top, then calls back. Jumps if the person prefers reduced motion. A scroll by the person stops it. */
export function scrollToTop(onArrival: () => void) {
  const from = window.scrollY;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches || from === 0) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    onArrival();
    return;
  }
  let frame = 0;
  let began: number | undefined;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of ['wheel', 'touchstart'] as const) window.removeEventListener(event, stop);
  };
  const step = (time: number) => {
    began ??= time;
    const share = (time - began) / scrollDefaults.durationMs;
    window.scrollTo({ top: from * (1 - ease(share)), behavior: 'instant' });
    if (share < 1) frame = requestAnimationFrame(step);
    else {
      stop();
      onArrival();
    }
  };
  for (const event of ['wheel', 'touchstart'] as const) {
    window.addEventListener(event, stop, { passive: true });
  }
  frame = requestAnimationFrame(step);
}
