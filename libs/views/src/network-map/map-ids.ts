/** The heading of what tells of the station that is open, or that the typed one is not known. */
export const mapPanelId = 'station';

/** A station's link on the map. */
export function mapStationId(code: string): string {
  return `map-${code}`;
}
