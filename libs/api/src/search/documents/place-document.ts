import type { Locale, NamedPlace, PlaceWay } from '@raang/domain';
import type { SearchDocument } from '../search-document';

/** A place of the gazetteer. It leads to journeys to the station of its best way. */
export function toPlaceDocument(place: NamedPlace, stationName: (code: string) => Record<Locale, string>): SearchDocument {
  const { id, name, aliases, system, ways } = place;
  const [best] = ways as [PlaceWay, ...PlaceWay[]];
  const summaryIn = (locale: Locale) => {
    const station = `${stationName(best.station)[locale]} (${best.station})`;
    const ofSystem = system && `${system.name[locale]} ${system.lines.map((line) => line[locale]).join(', ')}`;
    const change = best.change && `${best.change.name[locale]} (${best.change.code})`;
    if (locale === 'th')
      return [
        ofSystem && `สถานีของ${ofSystem}`,
        change ? `เปลี่ยนจากสถานี${station} ที่ ${change}` : `ใกล้สถานี${station}`,
        best.exit && `ทางออก ${best.exit}`,
      ]
        .filter(Boolean)
        .join(' ');
    return [
      ofSystem && `Station of ${ofSystem}.`,
      change ? `Change from ${station} at ${change}.` : `Near ${station}${best.exit ? `, exit ${best.exit}` : ''}.`,
    ]
      .filter(Boolean)
      .join(' ');
  };
  return {
    key: `place/${id}`,
    source: 'places',
    kind: 'place',
    target: { type: 'journey', to: best.station },
    title: name,
    summary: { th: summaryIn('th'), en: summaryIn('en') },
    text: {},
    aliases: [...new Set([...aliases, ...(system?.codes ?? [])])],
    keywords: system ? [system.name.th, system.name.en, ...system.lines.flatMap((line) => [line.th, line.en]), 'สถานี', 'station'] : [],
  };
}
