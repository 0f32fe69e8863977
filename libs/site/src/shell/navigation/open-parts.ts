import type { AnyRouter } from '@tanstack/react-router';
import { openTarget } from '../../first/open-target';
import { pathOf } from './path-of';

interface Left {
  /** Of each `details` in the order of the page. */
  open: boolean[];
  place: ScrollToOptions;
}

const hashOf = ({ hash }: { hash: string }) => (hash ? `#${hash}` : '');

const parts = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/**
 * Opens and closes the parts of a page as they were when it was left: Back shows a new rendering of it. The router has scrolled
 * it by then, while parts were closed, so its place is restored again. On any other page the part that the address names opens.
 * @returns a function that stops it
 */
export function keepOpenParts(router: AnyRouter): () => void {
  const left = new Map<string, Left>();
  const stops = [
    router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
      const key = fromLocation?.state.__TSR_key;
      if (!key || pathOf(fromLocation) === pathOf(toLocation)) return;
      left.set(key, { open: parts().map(({ open }) => open), place: { left: scrollX, top: scrollY } });
    }),
    router.subscribe('onRendered', ({ toLocation }) => {
      const key = toLocation.state.__TSR_key ?? '';
      const { open, place } = left.get(key) ?? {};
      left.delete(key);
      const changed = parts().filter((part, index) => part.open !== open?.[index]);
      // a page that has changed meanwhile has other parts
      if (!open || open.length !== parts().length) return openTarget(hashOf(toLocation));
      if (changed.length === 0) return;
      for (const part of changed) part.open = !part.open;
      scrollTo(place!);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
