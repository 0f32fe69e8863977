import type { StationDetail } from '@raang/domain';
import type { TrainStation } from 'schema-dts';
import type { HeadModel } from '../page/head';
import type { ModelContext } from '../page/model-context';
import type { StructuredData } from '../page/structured-data';
import { facilityName } from '../words/station-words';
import { toStructuredData } from './to-structured-data';

/**
 * Returns the structured data of a station's page. Leaves out estimated facilities: JSON-LD cannot mark uncertainty.
 * @see https://schema.org/TrainStation
 */
export function toStationStructuredData(
  { station, head }: { station: StationDetail; head: HeadModel },
  context: ModelContext,
): StructuredData {
  const { locale } = context;
  const { code, name, position, facilities } = station;
  return toStructuredData<TrainStation>({
    '@type': 'TrainStation',
    name: name[locale],
    alternateName: name[locale === 'th' ? 'en' : 'th'],
    identifier: code,
    description: head.description,
    url: head.canonical,
    image: head.socialCard.href,
    geo: position && { '@type': 'GeoCoordinates', ...position },
    amenityFeature: facilities
      .filter(({ certainty }) => certainty === 'official' || certainty === 'probable')
      .map(({ facility, isPresent }) => ({
        '@type': 'LocationFeatureSpecification' as const,
        name: facilityName(facility, context),
        value: isPresent,
      })),
  });
}
