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
 * Turns the map into one tab stop. Arrow keys move to the next station, with Shift they pan; Home, End and the page
 * keys jump; plus, minus and zero zoom. Without it every station is a tab stop.
 * @returns a function that removes the listeners
 */
export function openMapKeys(
  map: SVGSVGElement,
  stations: readonly StationLink[],
  canvas: MapCanvas,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const makeStop = (stop: StationLink) => {
    for (const { link } of stations) link.setAttribute('tabindex', link === stop.link ? '0' : '-1');
  };
  const open = stations.find(({ link }) => link.hasAttribute('aria-current')) ?? stations[0];
  if (open) makeStop(open);

  const stationOf = (target: EventTarget | null) => stations.find(({ link }) => link === target);
  map.addEventListener(
    'focusin',
    ({ target }) => {
      const station = stationOf(target);
      if (station) makeStop(station);
    },
    { signal },
  );
  map.addEventListener(
    'keydown',
    (event) => {
      const station = stationOf(event.target);
      if (!station || event.ctrlKey || event.metaKey || event.altKey) return;
      const answer = answerKey(event, station);
      if (!answer) return;
      event.preventDefault();
      answer();
    },
    { signal },
  );
  return () => {
    leaving.abort();
    for (const { link } of stations) link.removeAttribute('tabindex');
  };

  function answerKey({ key, shiftKey }: KeyboardEvent, station: StationLink): (() => void) | undefined {
    if (key === '+' || key === '=') return () => canvas.zoomBy(zoomStep);
    if (key === '-') return () => canvas.zoomBy(1 / zoomStep);
    if (key === '0') return () => canvas.zoomBack();
    if (isArrow(key) && shiftKey) return () => canvas.pan(...pans[key]);
    const next = isArrow(key) ? stepFrom(station, key, stations) : leapFrom(station, key, stations);
    if (next) return () => focusStation(next);
    // at the edge an arrow key does nothing; the page must not scroll away
    return isArrow(key) ? () => undefined : undefined;
  }
}

/** Focuses a station and scrolls map and page to it. */
export function focusStation({ link }: Pick<StationLink, 'link'>) {
  link.focus({ preventScroll: true });
  link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function isArrow(key: string): key is StepKey {
  return key in pans;
}
