import type { Locale, NamedPlace, PlaceWay } from '@raang/domain';
import type { DocumentText, SearchDocument } from '../search-document';
import { stationKey } from './station-document';

/**
 * A place of the gazetteer. It leads to journeys to the station of its best way.
 * @param stations titles of our stations' documents by key
 */
export function toPlaceDocument(
  place: NamedPlace,
  stations: ReadonlyMap<string, DocumentText>,
): SearchDocument {
  const { id, kind, name, aliases, system, ways } = place;
  const [best] = ways as [PlaceWay, ...PlaceWay[]];
  const nameIn = (locale: Locale) => {
    const station = stations.get(stationKey(best.station))?.[locale];
    return station === undefined ? best.station : `${station} (${best.station})`;
  };
  return {
    key: `place/${id}`,
    source: 'places',
    kind: 'place',
    placeKind: kind,
    target: { type: 'journey', to: best.station },
    title: name,
    summary: { th: thaiSummary(place, best, nameIn('th')), en: englishSummary(place, best, nameIn('en')) },
    text: {},
    // the codes of a place near a station are the station's
    aliases: [...new Set([...aliases, ...(system && !system.station ? system.codes : [])])],
    keywords: system
      ? [...Object.values(system.name), 'สถานี', 'station', ...(system.station ? system.codes : [])]
      : [],
  };
}

function thaiSummary({ system }: NamedPlace, { change, exit }: PlaceWay, station: string): string {
  const at = change && `${change.name.th} (${change.code})`;
  const lines = system?.lines.map((line) => line.th).join(' ');
  const what = system && (system.station ? `ใกล้สถานี${system.station.th}` : `สถานี${system.name.th} ${lines}`);
  const way = at
    ? `เปลี่ยนจากสถานี${station} ไปขึ้นที่สถานี${at}`
    : `ใกล้สถานี${station}${exit ? ` ทางออก ${exit}` : ''}`;
  return [what, way].filter(Boolean).join(' ');
}

function englishSummary({ system }: NamedPlace, { change, exit }: PlaceWay, station: string): string {
  const at = change && `${change.name.en} (${change.code})`;
  const lines = system?.lines.map((line) => line.en).join(', ');
  const what =
    system && (system.station ? `Near ${system.station.en}.` : `A station of ${system.name.en}, ${lines}.`);
  const way = at ? `Change from ${station} to ${at}.` : `Near ${station}${exit ? `, exit ${exit}` : ''}.`;
  return [what, way].filter(Boolean).join(' ');
}
