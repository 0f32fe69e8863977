import { type MapCanvas, zoomStep } from './map-canvas';
import { leapFrom, stepFrom, type StepKey, type StepStation } from './step-from';

/** A station with its link on the map. */
export interface StationLink extends StepStation {
  link: SVGAElement;
}

/** Across and down, for each arrow. */
const pans: Record<StepKey, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/**
 * The map becomes one stop of the keyboard: arrows go from station to station, with Shift they move the map; Home, End
 * and the page keys leap; plus, minus and zero zoom. Without this every station is a stop of its own.
 *
 * @returns undoes it
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
    // at the edge an arrow does nothing, not even scroll the page away
    return isArrow(key) ? () => undefined : undefined;
  }
}

/** Focuses a station and brings it into sight, whether the map or the page has to scroll. */
export function focusStation({ link }: Pick<StationLink, 'link'>) {
  link.focus({ preventScroll: true });
  link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function isArrow(key: string): key is StepKey {
  return key in pans;
}
