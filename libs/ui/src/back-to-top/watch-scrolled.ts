import { debounce, throttle } from './pace';
import { scrollDefaults } from './scroll-defaults';
import { scrollToTop } from './scroll-to-top';

let isWatching = false;

/**
 * Marks links with `data-back-to-top` by `data-shown` while the page is scrolled by the specification's offset, and makes
 * them scroll. Listens to the window, once however often it is called. Plain DOM, for a script that runs without React.
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
  for (const link of document.querySelectorAll('[data-back-to-top]'))
    link.toggleAttribute('data-shown', window.scrollY > scrollDefaults.offsetPx);
}

function goUp(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('[data-back-to-top]');
  if (!link) return;
  event.preventDefault();
  const top = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
  scrollToTop(() => top?.focus({ preventScroll: true }));
}
