import type { MapPoint } from './map-layout';

const leastZoom = 0.3;
const mostZoom = 4;

/** Zoom factor of one click or key press. */
export const zoomStep = 1.3;

/** A mouse that moves less than this clicks instead of dragging. */
const dragThreshold = 5;

/** How far a pan button moves the map, as a share of the visible part. */
const panShare = 0.4;

export interface MapCanvas {
  zoomBy: (factor: number) => void;
  /** Restores the initial zoom. */
  zoomBack: () => void;
  /** Shows the whole map. */
  showAll: () => void;
  /** One step across or down. */
  pan: (across: number, down: number) => void;
  /** Centres a point, in the map's own pixels. */
  centre: (point: MapPoint) => void;
  leave: () => void;
}

/**
 * Adds what browsers lack to a scrolling frame: dragging with a mouse, zooming by Ctrl and wheel, by two fingers and
 * by step. The frame itself scrolls by touch, wheel and scroll bars.
 */
export function openMapCanvas(frame: HTMLElement, map: SVGSVGElement): MapCanvas {
  const leaving = new AbortController();
  const { signal } = leaving;
  let zoom = 1;

  const middle = () => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };

  /** Zooms around a point of the window. */
  const zoomTo = (wanted: number, { x, y } = middle()) => {
    const before = map.getBoundingClientRect();
    const [across, down] = [(x - before.left) / before.width, (y - before.top) / before.height];
    // the frame keeps its height while the map in it grows
    if (zoom === 1) frame.style.blockSize = `${frame.offsetHeight}px`;
    zoom = Math.min(mostZoom, Math.max(leastZoom, wanted));
    if (zoom === 1) frame.style.blockSize = '';
    map.style.setProperty('--zoom', String(zoom));
    const after = map.getBoundingClientRect();
    frame.scrollLeft += after.left + across * after.width - x;
    frame.scrollTop += after.top + down * after.height - y;
  };

  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(zoom * Math.exp(-event.deltaY / 300), event);
  };
  frame.addEventListener('wheel', onWheel, { passive: false, signal });

  dragWithMouse(frame, signal);
  pinchWithFingers(frame, signal, {
    zoom: () => zoom,
    zoomTo,
  });
  frame.classList.add('draggable');

  return {
    zoomBy: (factor) => zoomTo(zoom * factor),
    zoomBack: () => zoomTo(1),
    showAll: () => {
      const { width, height } = map.getBoundingClientRect();
      const room = Math.min(frame.clientWidth / width, Math.min(frame.clientHeight, innerHeight) / height);
      zoomTo(zoom * room);
    },
    pan: (across, down) =>
      frame.scrollBy({
        left: across * frame.clientWidth * panShare,
        top: down * Math.min(frame.clientHeight, innerHeight) * panShare,
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
      }),
    centre: ([x, y]) => {
      const { width, height } = map.viewBox.baseVal;
      frame.scrollLeft = (x / width) * map.clientWidth - frame.clientWidth / 2;
      frame.scrollTop = (y / height) * map.clientHeight - frame.clientHeight / 2;
    },
    leave: () => {
      leaving.abort();
      frame.classList.remove('draggable', 'dragging');
      frame.style.blockSize = '';
      map.style.removeProperty('--zoom');
    },
  };
}

/** A mouse drags the map; touch already scrolls. A click that ends a drag opens nothing. */
function dragWithMouse(frame: HTMLElement, signal: AbortSignal) {
  let start: { x: number; y: number; left: number; top: number } | undefined;
  let isDragging = false;
  frame.addEventListener(
    'pointerdown',
    (event) => {
      isDragging = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      start = {
        x: event.clientX,
        y: event.clientY,
        left: frame.scrollLeft,
        top: frame.scrollTop,
      };
    },
    { signal },
  );
  addEventListener(
    'pointermove',
    (event) => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!isDragging && Math.hypot(x, y) < dragThreshold) return;
      isDragging = true;
      frame.classList.add('dragging');
      frame.scrollTo({ left: start.left - x, top: start.top - y, behavior: 'instant' });
    },
    { signal },
  );
  const stop = () => {
    start = undefined;
    frame.classList.remove('dragging');
  };
  addEventListener('pointerup', stop, { signal });
  addEventListener('pointercancel', stop, { signal });
  frame.addEventListener(
    'click',
    (event) => {
      if (!isDragging) return;
      isDragging = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  // prevents the browser from dragging the link
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}

interface Zoomable {
  zoom: () => number;
  zoomTo: (zoom: number, around: { x: number; y: number }) => void;
}

function pinchWithFingers(frame: HTMLElement, signal: AbortSignal, { zoom, zoomTo }: Zoomable) {
  let start: { spread: number; zoom: number } | undefined;
  frame.addEventListener(
    'touchstart',
    ({ touches: [one, other] }) => {
      start = one && other && { spread: spreadOf(one, other), zoom: zoom() };
    },
    { passive: true, signal },
  );
  frame.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches;
      if (!start || !one || !other) return;
      event.preventDefault();
      const around = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      zoomTo((start.zoom * spreadOf(one, other)) / start.spread, around);
    },
    { passive: false, signal },
  );
}

function spreadOf(one: Touch, other: Touch): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
