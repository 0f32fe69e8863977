import type { AnyRouter } from '@tanstack/react-router';

/**
 * Restores the place before a press on a link to another place of the same page. The browser has followed such a link before the
 * router hears of it, and the router stores where that leads as the place that was left.
 * @returns a function that stops it
 */
export function keepPlacesInPage(router: AnyRouter): () => void {
  const left = new Map<string, ScrollToOptions>();
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    const key = router.latestLocation.state.__TSR_key;
    if (link?.pathname !== location.pathname || link.search !== location.search || !key) return;
    left.set(key, { left: scrollX, top: scrollY });
  };
  // before the other listeners, some of which scroll
  document.addEventListener('click', onClick, { capture: true });
  const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
    const place = left.get(toLocation.state.__TSR_key ?? '');
    if (place) scrollTo(place);
    left.delete(toLocation.state.__TSR_key ?? '');
  });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    unsubscribe();
  };
}
