/** The heading of the panel beside the map. */
export const mapPanelId = 'station';

/** Returns the id of a station's link on the map. */
export function mapStationId(code: string): string {
  return `map-${code}`;
}

/** Adds the open station to the URL of a layer; parameters are in fixed order, and the station is the last. */
export function withStation(href: string, station: string | undefined): string {
  return station ? `${href}${href.includes('?') ? '&' : '?'}station=${station}` : href;
}
