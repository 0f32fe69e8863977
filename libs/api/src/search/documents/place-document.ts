import type { Locale, NamedPlace, NearStation } from '@raang/domain';
import type { DocumentText, SearchDocument } from '../search-document';
import { stationKey } from './station-document';

/**
 * A place of the gazetteer. It leads to journeys to the place.
 * @param stations titles of the stations' documents by key
 */
export function toPlaceDocument(
  { id, kind, name, aliases, near }: NamedPlace,
  stations: ReadonlyMap<string, DocumentText>,
): SearchDocument {
  const [nearest] = near;
  const stationIn = (locale: Locale, { station: code }: NearStation) => {
    const station = stations.get(stationKey(code))?.[locale];
    return station === undefined ? code : `${station} (${code})`;
  };
  return {
    key: `place/${id}`,
    source: 'places',
    kind: 'place',
    placeKind: kind,
    target: { type: 'journey', to: id },
    title: name,
    summary: nearest
      ? {
          th: thaiSummary(nearest, stationIn('th', nearest)),
          en: englishSummary(nearest, stationIn('en', nearest)),
        }
      : { th: 'ไม่มีสถานีในระยะเดิน', en: 'No station within walking distance.' },
    text: {},
    aliases,
    keywords: [],
  };
}

function thaiSummary({ exit, walkMinutes }: NearStation, station: string): string {
  const walk = walkMinutes && `เดินประมาณ ${walkMinutes} นาที`;
  return [`ใกล้สถานี${station}`, exit && `ทางออก ${exit}`, walk].filter(Boolean).join(' ');
}

function englishSummary({ exit, walkMinutes }: NearStation, station: string): string {
  const walk = walkMinutes && `about ${walkMinutes} ${walkMinutes === 1 ? 'minute' : 'minutes'} on foot`;
  return `${[`Near ${station}`, exit && `exit ${exit}`, walk].filter(Boolean).join(', ')}.`;
}
