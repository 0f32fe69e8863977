import { useLingui } from '@lingui/react/macro';
import {
  Button,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  MapIcon,
  MinusIcon,
  PlusIcon,
} from '@raang/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { type MapCanvas, openMapCanvas, zoomStep } from './map-canvas';
import { openMapKeys, type StationLink } from './map-keys';
import { mapPanelId, mapStationId } from './map-ids';
import type { NetworkMapModel } from './network-map-model';

interface MapControlsProps {
  /** The scrolling frame of the map. */
  frame: RefObject<HTMLElement | null>;
  model: Pick<NetworkMapModel, 'lines' | 'otherLines' | 'start'>;
  current: string | undefined;
  /** In a corner of the map on a wide screen, so in few columns. */
  isOverMap: boolean;
}

/** A lazy chunk: the map's controls load after the page. */
export default function MapControls({ frame, model, current, isOverMap }: MapControlsProps) {
  const { t } = useLingui();
  const canvas = useRef<MapCanvas>(undefined);
  const shown = useRef(current);
  const { lines, otherLines, start } = model;

  useEffect(() => {
    const map = frame.current?.querySelector<SVGSVGElement>('svg.network-map');
    if (!frame.current || !map) return;
    const opened = openMapCanvas(frame.current, map);
    canvas.current = opened;
    const closeKeys = openMapKeys(map, stationLinks([...lines, ...otherLines]), opened);
    return () => {
      closeKeys();
      opened.leave();
    };
  }, [frame, lines, otherLines]);

  // a small screen shows the open station, else the middle of the network
  useEffect(() => {
    const place = placeOf(current, lines);
    if (place || !current) canvas.current?.centre(place ?? start);
    if (current && current !== shown.current) bringIntoSight(document.getElementById(mapPanelId));
    shown.current = current;
  }, [current, lines, start]);

  const button = (
    label: string,
    icon: typeof PlusIcon,
    press: (canvas: MapCanvas) => void,
    className = '',
  ) => (
    <Button
      variant="secondary"
      size="sm"
      iconStart={icon}
      aria-label={label}
      title={label}
      className={`px-2! ${className}`}
      onClick={() => canvas.current && press(canvas.current)}
    />
  );
  return (
    <div
      role="group"
      aria-label={t`Move and zoom the map`}
      className={`flex flex-wrap gap-1.5 ${isOverMap ? 'lg:grid lg:grid-cols-3' : ''}`}
    >
      {button(t`Zoom in`, PlusIcon, ({ zoomBy }) => zoomBy(zoomStep))}
      {button(t`Zoom out`, MinusIcon, ({ zoomBy }) => zoomBy(1 / zoomStep))}
      {button(t`Whole map`, MapIcon, ({ showAll }) => showAll())}
      {button(t`Move left`, ChevronLeftIcon, ({ pan }) => pan(-1, 0), 'lg:row-span-2')}
      {button(t`Move up`, ChevronUpIcon, ({ pan }) => pan(0, -1))}
      {button(t`Move right`, ChevronRightIcon, ({ pan }) => pan(1, 0), 'lg:row-span-2')}
      {button(t`Move down`, ChevronDownIcon, ({ pan }) => pan(0, 1))}
    </div>
  );
}

/** Scrolls a heading to the top if it is out of sight. */
function bringIntoSight(heading: HTMLElement | null) {
  if (!heading) return;
  const { top, bottom } = heading.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) heading.closest('section')?.scrollIntoView({ block: 'start' });
}

function stationLinks(lines: NetworkMapModel['lines']): StationLink[] {
  return lines.flatMap(({ id, stations }) =>
    stations.flatMap(({ code, place }) => {
      const link = document.getElementById(mapStationId(code));
      return place && link instanceof SVGAElement ? [{ code, lineId: id, at: place.at, link }] : [];
    }),
  );
}

function placeOf(code: string | undefined, lines: NetworkMapModel['lines']) {
  return lines.flatMap(({ stations }) => stations).find((station) => station.code === code)?.place?.at;
}
