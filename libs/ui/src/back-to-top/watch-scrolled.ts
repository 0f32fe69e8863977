import { debounce, throttle } from './pace';
import { scrollDefaults } from './scroll-defaults';
import { scrollToTop } from './scroll-to-top';

let isWatching = false;

/**
 * Marks the elements with `data-from-screens` (a number of windows) by `data-shown` while the page is scrolled that far, at
 * least by the specification's offset, and makes links with `data-back-to-top` scroll. Listens to the window, once however
 * often it is called. Plain DOM, for a script that runs without React.
 */
export function watchScrolled(): void {
  show();
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('scroll', throttle(show, scrollDefaults.throttleMs), { passive: true });
  window.addEventListener('resize', debounce(show, scrollDefaults.debounceMs));
  document.addEventListener('click', goUp);
}

function show(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-from-screens]')) {
    const screens = Number(element.dataset['fromScreens']);
    element.toggleAttribute(
      'data-shown',
      window.scrollY > Math.max(scrollDefaults.offsetPx, screens * window.innerHeight),
    );
  }
}

function goUp(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('[data-back-to-top]');
  if (!link) return;
  event.preventDefault();
  const top = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
  scrollToTop(() => top?.focus({ preventScroll: true }));
}
