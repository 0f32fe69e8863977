import { msg } from '@lingui/core/macro';
import type { Agency, StationDetail } from '@raang/domain';
import type { TrainStation } from 'schema-dts';
import type { HeadModel } from '../page/head';
import type { ModelContext } from '../page/model-context';
import type { StructuredData } from '../page/structured-data';
import { facilityName } from '../words/station-words';
import { toStructuredData } from './to-structured-data';

interface StationPage {
  station: StationDetail;
  head: HeadModel;
}

/**
 * Returns the structured data of a station's page. Leaves out estimated facilities: JSON-LD cannot mark uncertainty.
 * @see https://schema.org/TrainStation
 */
export function toStationStructuredData(
  { station, head }: StationPage,
  context: ModelContext,
): StructuredData {
  return toStructuredData<TrainStation>({
    ...describeStation({ station, head }, context),
    amenityFeature: station.facilities
      .filter(({ certainty }) => certainty === 'official' || certainty === 'probable')
      .map(({ facility, isPresent }) => ({
        '@type': 'LocationFeatureSpecification' as const,
        name: facilityName(facility, context),
        value: isPresent,
      })),
  });
}

/** The same of a connecting station: no facilities, but its operator, for which schema.org has no property. */
export function toConnectingStationStructuredData(
  { station, agencies, head }: StationPage & { agencies: readonly Agency[] },
  context: ModelContext,
): StructuredData {
  return toStructuredData<TrainStation>({
    ...describeStation({ station, head }, context),
    additionalProperty: agencies.map(({ name, url }) => ({
      '@type': 'PropertyValue' as const,
      propertyID: 'operator',
      name: context.i18n._(msg`Operator`),
      value: name[context.locale],
      url,
    })),
  });
}

function describeStation({ station, head }: StationPage, { locale }: ModelContext) {
  const { code, signCode = code, name, position } = station;
  return {
    '@type': 'TrainStation' as const,
    name: name[locale],
    alternateName: name[locale === 'th' ? 'en' : 'th'],
    identifier: signCode,
    description: head.description,
    url: head.canonical,
    image: head.socialCard.href,
    geo: position && { '@type': 'GeoCoordinates' as const, ...position },
  };
}
