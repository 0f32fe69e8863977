import type { Line, StationDetail } from '@raang/domain';
import type { HeadModel } from '../page/head';
import type { ModelContext } from '../page/model-context';
import { facilityName } from '../words/station-words';
import type { StructuredData } from '../page/structured-data';

/**
 * Returns the structured data of a station's page. Leaves out estimated facilities: JSON-LD cannot mark uncertainty.
 * @see https://schema.org/SubwayStation, https://schema.org/TrainStation
 */
export function toStationStructuredData(
  { station, lines, head }: { station: StationDetail; lines: readonly Line[]; head: HeadModel },
  context: ModelContext,
): StructuredData {
  const { locale } = context;
  const { code, name, position, facilities } = station;
  const isMetro = lines.some(({ id, kind }) => kind === 'metro' && station.lineIds.includes(id));
  return {
    '@context': 'https://schema.org',
    '@type': isMetro ? 'SubwayStation' : 'TrainStation',
    name: name[locale],
    alternateName: name[locale === 'th' ? 'en' : 'th'],
    branchCode: code,
    description: head.description,
    url: head.canonical,
    image: head.socialCard.href,
    geo: position && { '@type': 'GeoCoordinates', ...position },
    publicAccess: true,
    amenityFeature: facilities
      .filter(({ certainty }) => certainty === 'official' || certainty === 'probable')
      .map(({ facility, isPresent }) => ({
        '@type': 'LocationFeatureSpecification',
        name: facilityName(facility, context),
        value: isPresent,
      })),
  };
}
