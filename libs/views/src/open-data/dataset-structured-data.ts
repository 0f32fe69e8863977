import { msg } from '@lingui/core/macro';
import type { PublishedFeed } from '@raang/domain';
import type { DataCatalog, DataDownload, Dataset } from 'schema-dts';
import type { ModelContext } from '../shared/page/model-context';
import type { StructuredData } from '../shared/page/structured-data';
import { toAuthorityReference } from '../shared/structured-data/authority-structured-data';
import { toStructuredData } from '../shared/structured-data/to-structured-data';
import type { OpenFile } from './open-file';
import type { OpenTable } from './tables/open-table';

export interface CatalogData {
  title: string;
  lead: string;
  feed: PublishedFeed;
  tables: readonly OpenTable[];
  files: readonly OpenFile[];
}

/**
 * Every data set of the page with its files.
 * @see https://schema.org/DataCatalog
 */
export function toDataCatalog(data: CatalogData, context: ModelContext): StructuredData {
  const { hrefs, locale, publicUrl } = context;
  const url = new URL(hrefs.openData(locale), publicUrl).href;
  return toStructuredData<DataCatalog>({
    '@type': 'DataCatalog',
    name: `${data.title} · ${context.siteName}`,
    description: data.lead,
    url,
    inLanguage: locale,
    license: data.feed.licence?.url,
    publisher: toAuthorityReference(context),
    dataset: toDatasets(data, context).map((dataset) => ({
      ...dataset,
      '@type': 'Dataset' as const,
      url: `${url}#${String(dataset.identifier)}`,
      license: data.feed.licence?.url,
      isAccessibleForFree: true,
      creator: toAuthorityReference(context),
      inLanguage: ['th', 'en'],
    })),
  });
}

type DatasetFields = Partial<Omit<Exclude<Dataset, string>, '@type'>> & { identifier: string };

function toDatasets({ feed, tables, files }: CatalogData, context: ModelContext): DatasetFields[] {
  const { i18n } = context;
  const { validFrom, validTo, version, changedAt } = feed;
  const filesOf = (name: string) => files.filter((file) => file.name.startsWith(`${name}.`));
  const coverage = validFrom && validTo ? `${validFrom}/${validTo}` : undefined;
  const archive = filesOf('gtfs');
  return [
    ...(archive.length > 0
      ? [
          {
            identifier: 'gtfs',
            name: i18n._(msg`Timetable data (GTFS)`),
            description: i18n._(
              msg`Lines, stations, timetables, headways, fares and transfers of the whole network in the General Transit Feed Specification.`,
            ),
            version,
            temporalCoverage: coverage,
            dateModified: changedAt,
            distribution: archive.map((file) => toDownload(file, context)),
          },
        ]
      : []),
    ...tables.map(({ name, title, description, changedAt }) => ({
      identifier: name,
      name: i18n._(title),
      description: i18n._(description),
      dateModified: changedAt,
      distribution: filesOf(name).map((file) => toDownload(file, context)),
    })),
  ];
}

function toDownload({ name, mediaType, sizeBytes, sha256 }: OpenFile, { hrefs, publicUrl }: ModelContext) {
  return {
    '@type': 'DataDownload',
    contentUrl: new URL(hrefs.openFile(name), publicUrl).href,
    encodingFormat: mediaType,
    contentSize: `${sizeBytes} B`,
    sha256,
  } satisfies DataDownload;
}
