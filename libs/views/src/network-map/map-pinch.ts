/** A point of the window. */
export interface WindowPoint {
  x: number;
  y: number;
}

interface Zoomable {
  /** Two fingers touch the map. */
  onPinch: (middle: WindowPoint) => void;
  zoom: () => number;
  /** Zooms, and moves what is at one point to another one. */
  zoomTo: (zoom: number, to: WindowPoint, from: WindowPoint) => void;
  most: number;
}

interface Pinch {
  spread: number;
  zoom: number;
  /** The place between the fingers, in pixels of the map from its corner. */
  held: WindowPoint;
  /** The corner of the map in the window. */
  corner: WindowPoint;
}

/**
 * Two fingers zoom and move the map. While they move, the drawing is only transformed; it is drawn anew when a finger
 * leaves.
 */
export function openMapPinch(
  frame: HTMLElement,
  map: SVGSVGElement,
  signal: AbortSignal,
  { onPinch, zoom, zoomTo, most }: Zoomable,
) {
  let pinch: Pinch | undefined;
  let last: { factor: number; middle: WindowPoint } | undefined;
  frame.addEventListener(
    'touchstart',
    ({ touches: [one, other] }) => {
      if (!one || !other || pinch) return;
      const [middle, before] = [middleOf(one, other), map.getBoundingClientRect()];
      onPinch(middle);
      // full screen moves the map: what the fingers held comes back to them
      const { left, top } = map.getBoundingClientRect();
      pinch = {
        spread: spreadOf(one, other),
        zoom: zoom(),
        held: { x: middle.x - before.left, y: middle.y - before.top },
        corner: { x: left, y: top },
      };
      frame.classList.add('pinching');
    },
    { passive: true, signal },
  );
  frame.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches;
      // a finger that scrolls already goes on scrolling, and the second one too
      if (!pinch || !one || !other || !event.cancelable) return;
      event.preventDefault();
      const factor = Math.min(most / pinch.zoom, spreadOf(one, other) / pinch.spread);
      last = { factor, middle: middleOf(one, other) };
      const [x, y] = [
        last.middle.x - pinch.corner.x - factor * pinch.held.x,
        last.middle.y - pinch.corner.y - factor * pinch.held.y,
      ];
      map.style.transform = `translate(${x}px, ${y}px) scale(${factor})`;
    },
    { passive: false, signal },
  );
  const end = ({ touches }: TouchEvent) => {
    if (!pinch || touches.length > 1) return;
    const [start, moved] = [pinch, last];
    pinch = last = undefined;
    frame.classList.remove('pinching');
    map.style.transform = '';
    if (!moved) return;
    const { held, corner } = start;
    zoomTo(start.zoom * moved.factor, moved.middle, { x: corner.x + held.x, y: corner.y + held.y });
  };
  frame.addEventListener('touchend', end, { signal });
  frame.addEventListener('touchcancel', end, { signal });
}

function spreadOf(one: Touch, other: Touch): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function middleOf(one: Touch, other: Touch): WindowPoint {
  return { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
}
