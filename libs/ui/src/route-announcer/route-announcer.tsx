import { useEffect, useRef, useState } from 'react';

export interface RouteAnnouncerProps {
  /** The title of the page that is shown, as in the document's title. */
  title: string;
  /** Tells apart two pages of one title, e.g. page 1 and 2 of a list; the path and query. */
  route?: string;
  /** Selects what gets the focus on a new page. Not focusable by itself, it is made so. */
  focusTarget?: string;
}

/**
 * Does for a change of page inside the browser what a real page load does for a screen reader: says the title and
 * begins at the heading. Silent at first, since the browser itself has announced the page it loaded.
 */
export function RouteAnnouncer({ title, route = title, focusTarget = 'main h1' }: RouteAnnouncerProps) {
  const [said, setSaid] = useState('');
  const shown = useRef(route);
  useEffect(() => {
    if (shown.current === route) return;
    shown.current = route;
    setSaid(title);
    const target = document.querySelector<HTMLElement>(focusTarget);
    if (!target) return;
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    // Where the page stands is the router's business: it restores the place on the way back.
    target.focus({ preventScroll: true });
  }, [title, route, focusTarget]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
