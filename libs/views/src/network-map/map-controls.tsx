import { useLingui } from '@lingui/react/macro';
import {
  Button,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CloseIcon,
  FullScreenIcon,
  type Glyph,
  MapIcon,
  MinusIcon,
  MoveIcon,
  PlusIcon,
} from '@raang/ui';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type MapCanvas, openMapCanvas, zoomStep } from './map-canvas';
import { openFullScreen } from './map-full-screen';
import { mapStationId } from './map-ids';
import { openMapKeys, type StationLink } from './map-keys';
import type { MapPoint } from './map-layout';
import type { WindowPoint } from './map-pinch';
import { hasSheet } from './map-sheet';
import type { NetworkMapModel } from './network-map-model';

interface MapControlsProps {
  /** The map with its buttons and the panel of the station. */
  stage: RefObject<HTMLElement | null>;
  model: Pick<NetworkMapModel, 'lines' | 'otherLines' | 'start'>;
  current: string | undefined;
  /** Where the button of the full screen stands, outside the map. */
  fullScreenPlace: HTMLElement | null;
}

/** The buttons of the map, and what keys, mouse and fingers do on it. */
export function MapControls({ stage, model, current, fullScreenPlace }: MapControlsProps) {
  const { t } = useLingui();
  const canvas = useRef<MapCanvas>(undefined);
  const { lines, otherLines, start } = model;
  const place = placeOf(current, [...lines, ...otherLines]);
  const { enter, leave } = useFullScreen(stage, canvas, { place, start });

  const enterByTouch = useEffectEvent(enter);
  useEffect(() => {
    const frame = stage.current?.querySelector<HTMLElement>('.map-frame');
    const map = frame?.querySelector('svg');
    if (!frame || !map) return;
    const opened = openMapCanvas(frame, map, {
      onPinch: (middle) => opened.isOverview() && enterByTouch({ around: middle, isPinch: true }),
    });
    canvas.current = opened;
    // in the overview stations are too close for a finger: a touch opens the map there
    const onClick = (event: MouseEvent) => {
      if (event.detail === 0 || event.ctrlKey || event.metaKey || !opened.isOverview()) return;
      event.preventDefault();
      event.stopPropagation();
      enterByTouch({ around: { x: event.clientX, y: event.clientY } });
    };
    frame.addEventListener('click', onClick, true);
    return () => {
      frame.removeEventListener('click', onClick, true);
      opened.leave();
    };
  }, [stage]);

  useEffect(() => {
    if (!stage.current || !canvas.current) return;
    return openMapKeys(stage.current, stationLinks([...lines, ...otherLines]), canvas.current);
  }, [stage, lines, otherLines]);

  const shown = useRef<string>(undefined);
  useEffect(() => {
    const [map, station] = [canvas.current, current && document.getElementById(mapStationId(current))];
    const isFirst = shown.current === undefined;
    const isNew = shown.current !== current;
    shown.current = current ?? '';
    if (!place || !isNew || !station) return;
    if (isFirst) map?.centre(place);
    if (stage.current && !isFull(stage.current)) bringIntoSight(stage.current, isFirst);
    if (map && !map.isInView(station)) map.centre(place, isFirst ? 'instant' : 'smooth');
  }, [stage, current, place]);

  const zoomBy = (factor: number) => canvas.current?.zoomTo(canvas.current.zoom() * factor);
  return (
    <>
      {fullScreenPlace &&
        createPortal(
          <MapButton
            id={openFullId}
            label={t`Full screen`}
            icon={FullScreenIcon}
            onClick={() => enter({})}
          />,
          fullScreenPlace,
        )}
      <div role="group" aria-label={t`Move and zoom the map`} className="map-controls print:hidden">
        <MapButton
          id={closeFullId}
          label={t`Close full screen`}
          icon={CloseIcon}
          onClick={leave}
          className="map-close"
        />
        <MapButton label={t`Zoom in`} icon={PlusIcon} onClick={() => zoomBy(zoomStep)} />
        <MapButton label={t`Zoom out`} icon={MinusIcon} onClick={() => zoomBy(1 / zoomStep)} />
        <MapButton label={t`Whole map`} icon={MapIcon} onClick={() => canvas.current?.showAll()} />
        <MovePad canvas={canvas} />
      </div>
    </>
  );
}

const openFullId = 'map-full-screen';
const closeFullId = 'map-close-full-screen';

const isFull = (stage: HTMLElement) => stage.dataset['full'] !== undefined;

interface EnterOptions {
  /** The touched point, of the window. */
  around?: WindowPoint;
  /** The map keeps its size and stays below the fingers. */
  isPinch?: boolean;
}

/** Full screen: the overview becomes readable, a readable map keeps its place. Escape closes the station first. */
function useFullScreen(
  stage: RefObject<HTMLElement | null>,
  canvas: RefObject<MapCanvas | undefined>,
  { place, start }: { place: MapPoint | undefined; start: MapPoint },
) {
  const { t } = useLingui();
  const close = useRef<() => void>(undefined);
  const leave = () => {
    if (!close.current) return;
    const hasFocus = document.activeElement?.id === closeFullId;
    close.current();
    close.current = undefined;
    canvas.current?.zoomBack();
    if (place) canvas.current?.centre(place);
    stage.current?.scrollIntoView({ block: 'nearest' });
    if (hasFocus) document.getElementById(openFullId)?.focus();
  };
  const leaveNow = useEffectEvent(leave);
  const enter = ({ around, isPinch = false }: EnterOptions) => {
    const [layer, map] = [stage.current, canvas.current];
    if (!layer || !map || close.current) return;
    const wasOverview = map.isOverview();
    const point = around ? map.pointAt(around) : (place ?? start);
    map.keepPlace(() => {
      close.current = openFullScreen(layer, { label: t`Map of the lines`, close: leave });
    }, around);
    if (wasOverview && !isPinch) map.read(point);
    document.getElementById(closeFullId)?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const layer = stage.current;
      if (event.key !== 'Escape' || event.defaultPrevented || !layer) return;
      if (!close.current && !layer.contains(document.activeElement)) return;
      const station = layer.querySelector<HTMLAnchorElement>('a[data-close]');
      if (!station && !close.current) return;
      event.preventDefault();
      if (station) station.click();
      else leaveNow();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      close.current?.();
    };
  }, [stage]);
  return { enter, leave };
}

/** Arrows for those who do not drag. */
function MovePad({ canvas }: { canvas: RefObject<MapCanvas | undefined> }) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const pan = (across: number, down: number) => () => canvas.current?.pan(across, down);
  return (
    <>
      <MapButton
        label={t`Move the map`}
        icon={MoveIcon}
        onClick={() => setIsOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
      />
      <div id={id} hidden={!isOpen} role="group" aria-label={t`Move the map`} className="map-pad">
        <MapButton label={t`Move up`} icon={ChevronUpIcon} onClick={pan(0, -1)} />
        <MapButton label={t`Move left`} icon={ChevronLeftIcon} onClick={pan(-1, 0)} />
        <MapButton label={t`Move right`} icon={ChevronRightIcon} onClick={pan(1, 0)} />
        <MapButton label={t`Move down`} icon={ChevronDownIcon} onClick={pan(0, 1)} />
      </div>
    </>
  );
}

interface MapButtonProps {
  label: string;
  icon: Glyph;
  onClick: () => void;
  id?: string;
  className?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

function MapButton({ label, icon, className = '', ...button }: MapButtonProps) {
  return (
    <Button
      {...button}
      variant="secondary"
      size="sm"
      iconStart={icon}
      aria-label={label}
      title={label}
      className={`map-button ${className}`}
    />
  );
}

/** Scrolls the page to the map if its upper part is out of sight. At first only if a sheet covers the map. */
function bringIntoSight(stage: HTMLElement, isFirst: boolean) {
  const isCovered = hasSheet(stage);
  if (isFirst && !isCovered) return;
  const { top } = stage.getBoundingClientRect();
  if (top < 0 || top > innerHeight / (isCovered ? 4 : 2))
    stage.scrollIntoView({ block: 'start', behavior: 'instant' });
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
