import { openMapDrag } from './map-drag';
import type { MapPoint } from './map-layout';
import { openMapPinch, type WindowPoint } from './map-pinch';
import { coveredBottom } from './map-sheet';

/** Zoom factor of one click or key press. */
export const zoomStep = 1.3;

/** Zoom at which the labels have the size of text: the map is as wide as `--map-reading`. */
const readingZoom = 1;
const mostZoom = 3;

/** Below this zoom the labels are too small to read or to touch: the map is an overview. */
const overviewZoom = 0.75;

/** How far a step moves the map, as a share of the visible part. */
const panShare = 0.4;

/** From this zoom on, the stops of other systems have their names. */
const enlargedZoom = 1.6;

/** Space between a station that is brought into view and the edge, in pixels. */
const viewMargin = 24;

export interface MapCanvas {
  zoom: () => number;
  isOverview: () => boolean;
  /** Zooms around a point of the window; by default the middle of the visible part. */
  zoomTo: (zoom: number, around?: WindowPoint) => void;
  /** The place on the map at a point of the window. */
  pointAt: (point: WindowPoint) => MapPoint;
  /** Labels become readable, around a point of the map. */
  read: (around: MapPoint) => void;
  /** Changes the size of the frame. The map keeps its size, and a point of the window its place on the map. */
  keepPlace: (change: () => void, around?: WindowPoint) => void;
  /** Restores the zoom with which the page began. */
  zoomBack: () => void;
  /** Shows the whole map. */
  showAll: () => void;
  /** One step across or down. */
  pan: (across: number, down: number) => void;
  /** Centres a point in the visible part of the frame. */
  centre: (point: MapPoint, behavior?: ScrollBehavior) => void;
  /** Scrolls frame and page as little as possible, so that a station with its label is in view. */
  reveal: (station: Element) => void;
  /** Whether a station and its label are in the visible part. */
  isInView: (station: Element) => boolean;
  leave: () => void;
}

/**
 * Adds zooming and dragging to a scrolling frame: zoom by Ctrl and wheel, by two fingers and by step; drag by mouse.
 * One finger and the wheel scroll the page, and in full screen the map. Only the width of the map and the scroll
 * position of the frame change, so that a pan draws nothing anew.
 */
export function openMapCanvas(
  frame: HTMLElement,
  map: SVGSVGElement,
  { onPinch }: { onPinch: (middle: WindowPoint) => void },
): MapCanvas {
  const leaving = new AbortController();
  const { signal } = leaving;
  const { width: mapWidth, height: mapHeight } = map.viewBox.baseVal;
  const readingWidth = () => parseFloat(getComputedStyle(map).getPropertyValue('--map-reading'));

  /** The part of the frame that no sheet covers. */
  const visible = () => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const bottom = Math.min(top + height, innerHeight) - coveredBottom(frame);
    return { left, top, width, height: Math.max(bottom - top, 0), right: left + width, bottom };
  };
  const middle = () => {
    const { left, top, width, height } = visible();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const zoom = () => map.getBoundingClientRect().width / readingWidth();
  /** The zoom at which the whole map is in the frame. */
  const wholeZoom = () => {
    const { width, height } = visible();
    return Math.min(width, (Math.max(height, 200) * mapWidth) / mapHeight) / readingWidth();
  };

  /** Zooms, and moves what is at the point `from` to the point `around`. */
  const zoomTo = (wanted: number, around = middle(), from = around) => {
    const share = shareAt(from);
    const least = Math.min(wholeZoom(), zoom());
    const next = Math.min(mostZoom, Math.max(least, wanted));
    frame.classList.add('zoomed');
    map.style.inlineSize = `${next * readingWidth()}px`;
    putShare(share, around);
    markZoom();
  };
  /** Where a point of the window is on the map, as shares of its width and height. */
  const shareAt = ({ x, y }: WindowPoint) => {
    const { left, top, width, height } = map.getBoundingClientRect();
    return [(x - left) / width, (y - top) / height] as const;
  };
  const putShare = ([across, down]: readonly [number, number], { x, y }: WindowPoint) => {
    const { left, top, width, height } = map.getBoundingClientRect();
    frame.scrollBy({ left: left + across * width - x, top: top + down * height - y, behavior: 'instant' });
  };
  const isOverview = () => zoom() < overviewZoom;
  const markZoom = () => {
    frame.classList.toggle('overview', isOverview());
    frame.classList.toggle('enlarged', zoom() >= enlargedZoom);
  };

  const moveBy = (left: number, top: number, behavior: ScrollBehavior) =>
    frame.scrollBy({ left, top, behavior: prefersStillness() ? 'instant' : behavior });
  const positionOf = ([x, y]: MapPoint): WindowPoint => {
    const { left, top, width, height } = map.getBoundingClientRect();
    return { x: left + (x / mapWidth) * width, y: top + (y / mapHeight) * height };
  };
  const centre = (point: MapPoint, behavior: ScrollBehavior = 'instant') => {
    const [at, here] = [positionOf(point), middle()];
    moveBy(at.x - here.x, at.y - here.y, behavior);
  };

  frame.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey)
        zoomTo(zoom() * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
      else if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) frame.scrollLeft += event.deltaX;
      else return;
      event.preventDefault();
    },
    { passive: false, signal },
  );
  openMapDrag(frame, signal);
  openMapPinch(frame, map, signal, { onPinch, zoom, zoomTo, most: mostZoom });
  frame.classList.add('live');
  addEventListener('resize', markZoom, { signal });
  markZoom();

  const clear = () => {
    frame.classList.remove('zoomed');
    map.style.inlineSize = '';
    markZoom();
  };
  return {
    zoom,
    isOverview,
    zoomTo,
    pointAt: (point) => {
      const [across, down] = shareAt(point);
      return [across * mapWidth, down * mapHeight];
    },
    read: (around) => {
      zoomTo(readingZoom);
      centre(around);
    },
    keepPlace: (change, around) => {
      const share = shareAt(around ?? middle());
      const { width } = map.getBoundingClientRect();
      change();
      map.style.inlineSize = `${width}px`;
      putShare(share, around ?? middle());
    },
    zoomBack: clear,
    showAll: () => zoomTo(wholeZoom()),
    pan: (across, down) => {
      const { width, height } = visible();
      moveBy(across * width * panShare, down * height * panShare, 'smooth');
    },
    centre,
    reveal: (station) => {
      const [inner, outer] = [station.getBoundingClientRect(), visible()];
      frame.scrollBy({
        left: overhang(inner.left, inner.right, outer.left, outer.right),
        top: overhang(inner.top, inner.bottom, outer.top, outer.bottom),
        behavior: 'instant',
      });
      // Firefox takes a link in a drawing to be where the drawing begins
      for (const part of station.querySelectorAll('circle, text'))
        part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    isInView: (station) => {
      const [inner, outer] = [station.getBoundingClientRect(), visible()];
      const [across, down] = [
        overhang(inner.left, inner.right, outer.left, outer.right),
        overhang(inner.top, inner.bottom, outer.top, outer.bottom),
      ];
      return across === 0 && down === 0;
    },
    leave: () => {
      leaving.abort();
      frame.classList.remove('live', 'overview', 'enlarged');
      clear();
    },
  };
}

/** By how much a span has to move to be within another one, with a margin. */
function overhang(start: number, end: number, low: number, high: number): number {
  if (start < low + viewMargin) return start - low - viewMargin;
  return end > high - viewMargin ? end - high + viewMargin : 0;
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
