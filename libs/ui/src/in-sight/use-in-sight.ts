import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the region, not the page, to centre the first element that matches, after hydration and whenever `change`
 * changes. Does not scroll if the element is visible from the start.
 */
export function useInSight(region: RefObject<HTMLElement | null>, selector: string, change?: string) {
  useEffect(() => {
    const frame = region.current;
    const target = frame?.querySelector(selector);
    if (!frame || !target) return;
    frame.scrollTo(0, 0);
    const outer = frame.getBoundingClientRect();
    const inner = target.getBoundingClientRect();
    const isInside = (start: number, end: number, low: number, high: number) => start >= low && end <= high;
    if (
      isInside(inner.left, inner.right, outer.left, outer.right) &&
      isInside(inner.top, inner.bottom, outer.top, outer.bottom)
    )
      return;
    frame.scrollBy({
      left: (inner.left + inner.right - outer.left - outer.right) / 2,
      top: (inner.top + inner.bottom - outer.top - outer.bottom) / 2,
    });
  }, [region, selector, change]);
}
