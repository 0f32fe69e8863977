/** The heading of the panel beside the map. */
export const mapPanelId = 'station';

/** Returns the id of a station's link on the map. */
export function mapStationId(code: string): string {
  return `map-${code}`;
}

/** Adds the open station to the URL of a layer, and where the journey from it leads. */
export function withStation(href: string, station: string | undefined, to?: string): string {
  if (!station) return href;
  return `${href}${href.includes('?') ? '&' : '?'}station=${station}${to ? `&to=${to}` : ''}`;
}
