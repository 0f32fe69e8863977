import { type MapCanvas, zoomStep } from './map-canvas';
import { leapFrom, stepFrom, type StepKey, type StepStation } from './step-from';

/** A station with its link on the map. */
export interface StationLink extends StepStation {
  link: SVGAElement;
}

/** Across and down, for each arrow key. */
const pans: Record<StepKey, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/**
 * Turns the map into one tab stop. From a station, arrow keys move to the next one; at the edge, with Shift, or from
 * the buttons of the map, they move the map. Home, End and the page keys jump; plus, minus and zero zoom. Without it
 * every station is a tab stop.
 * @param area the map with its buttons
 * @returns a function that removes the listeners
 */
export function openMapKeys(
  area: HTMLElement,
  stations: readonly StationLink[],
  canvas: MapCanvas,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let stop: StationLink | undefined;
  const makeStop = (next: StationLink | undefined) => {
    stop = next;
    for (const { link } of stations) link.setAttribute('tabindex', link === next?.link ? '0' : '-1');
  };
  makeStop(stations.find(({ link }) => link.hasAttribute('aria-current')) ?? stations[0]);

  const stationOf = (target: EventTarget | null) => stations.find(({ link }) => link === target);
  area.addEventListener(
    'focusin',
    ({ target }) => {
      const station = stationOf(target);
      if (!station) return;
      makeStop(station);
      if (station.link.matches(':focus-visible')) bringIntoView(station, canvas);
    },
    { signal },
  );
  area.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const answer = answerKey(event, stationOf(event.target));
      if (!answer) return;
      event.preventDefault();
      answer();
    },
    { signal },
  );
  // after a click between the stations, keys start at a station in view
  area.addEventListener(
    'pointerup',
    ({ target, pointerType }) => {
      if (pointerType !== 'mouse' || !(target instanceof SVGElement) || target.closest('a')) return;
      if (canvas.isOverview()) return;
      const near =
        stop && canvas.isInView(stop.link) ? stop : stations.find(({ link }) => canvas.isInView(link));
      near?.link.focus({ preventScroll: true });
    },
    { signal },
  );
  return () => {
    leaving.abort();
    for (const { link } of stations) link.removeAttribute('tabindex');
  };

  function answerKey(
    { key, shiftKey }: KeyboardEvent,
    station: StationLink | undefined,
  ): (() => void) | undefined {
    if (key === '+' || key === '=') return () => canvas.zoomTo(canvas.zoom() * zoomStep);
    if (key === '-') return () => canvas.zoomTo(canvas.zoom() / zoomStep);
    if (key === '0') return () => canvas.zoomBack();
    if (isArrow(key)) {
      const next = station && !shiftKey && stepFrom(station, key, stations);
      return next ? () => focusStation(next, canvas) : () => canvas.pan(...pans[key]);
    }
    const next = station && leapFrom(station, key, stations);
    return next && (() => focusStation(next, canvas));
  }
}

function focusStation(station: StationLink, canvas: MapCanvas) {
  station.link.focus({ preventScroll: true });
  bringIntoView(station, canvas);
}

/** Scrolls map and page to a station; in the overview its name becomes readable first. */
function bringIntoView({ at, link }: StationLink, canvas: MapCanvas) {
  if (canvas.isOverview()) canvas.read(at);
  canvas.reveal(link);
}

function isArrow(key: string): key is StepKey {
  return key in pans;
}
