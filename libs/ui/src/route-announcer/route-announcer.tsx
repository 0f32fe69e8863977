import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import type { NativeProps } from '../native';

export interface RouteAnnouncerProps extends Omit<NativeProps<'p'>, 'role' | 'children'> {
  /** Title of the current page, as in the document's title. */
  title: string;
  /** Path and query. Distinguishes pages with the same title, such as pages of a list. */
  route?: string;
  /** Selector of the element to focus on a new page. Gets a tabindex if needed. */
  focusTarget?: string;
}

/**
 * Announces client-side navigation like a page load: announces the title and focuses the heading. Silent for the first
 * page, which the browser announces.
 */
export function RouteAnnouncer(props: RouteAnnouncerProps) {
  const { title, route = title, focusTarget = 'main h1', className, ...root } = props;
  const [said, setSaid] = useState('');
  const shown = useRef(route);
  useEffect(() => {
    if (shown.current === route) return;
    shown.current = route;
    setSaid(title);
    const target = document.querySelector<HTMLElement>(focusTarget);
    if (!target) return;
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    // The router restores the scroll position.
    target.focus({ preventScroll: true });
  }, [title, route, focusTarget]);
  return (
    <p {...root} role="status" className={cx('sr-only', className)}>
      {said}
    </p>
  );
}
