import { useLingui } from '@lingui/react/macro';
import { mapPanelId, withStation } from './map-ids';
import type { MapPoint } from './map-layout';

/** What a station is while stations are chosen on the map. */
export type MapRole = 'open' | 'start' | 'destination';

/** The stations chosen on the map, by code: the open one, and where the journey from it leads. */
export interface MapEnds {
  start?: string | undefined;
  to?: string | undefined;
}

export function roleOf(code: string, { start, to }: MapEnds): MapRole | undefined {
  if (code === start) return to ? 'start' : 'open';
  return start && code === to ? 'destination' : undefined;
}

/** The URL of the second tap. Undefined without an open station, and for it. */
export function hrefTo(code: string, { start }: MapEnds, mapHref: string): string | undefined {
  return start && code !== start ? `${withStation(mapHref, start, code)}#${mapPanelId}` : undefined;
}

/** Says what a station is; the open one is the current one for screen readers. */
export function useRoleWords(role: MapRole | undefined): string | undefined {
  const { t } = useLingui();
  if (role === 'start') return t`start of the journey`;
  return role === 'destination' ? t`destination of the journey` : undefined;
}

/** Behind a station: a disc where one is, a square where one goes. */
export function MapEnd({ role, at: [x, y] }: { role: MapRole; at: MapPoint }) {
  if (role !== 'destination') return <circle className="halo" cx={x} cy={y} r={14} />;
  return <rect className="halo" x={x - 13} y={y - 13} width={26} height={26} />;
}
