/** The heading of the panel beside the map. */
export const mapPanelId = 'station';

/** Returns the id of a station's link on the map. */
export function mapStationId(code: string): string {
  return `map-${code}`;
}
