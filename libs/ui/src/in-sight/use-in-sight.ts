import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the region, and only the region, until the first element that matches stands in its middle: when the
 * page is taken over and whenever `change` does. What is in sight from the start of the region stays there.
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
