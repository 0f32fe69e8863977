import type { DataSource } from '@raang/domain';
import type { FeedAttribution, FeedInfo } from '../feed/feed';
import type { FeedFiles } from './files';
import { both } from './read-links';
import { mapRows, readRows } from './table-row';
import type { Translate } from './translations';

/** Publisher, version, days and licence of a feed. */
export function readInfo(files: FeedFiles, timeZone: string, translate: Translate): FeedInfo {
  const info: FeedInfo = { timeZone };
  readRows(files, 'feed_info.txt', (row) => {
    const name = row.required('feed_publisher_name');
    const version = row.optional('feed_version');
    const validFrom = row.date('feed_start_date');
    const validTo = row.date('feed_end_date');
    const licence = row.optional('feed_licence');
    const licenceUrl = row.url('feed_licence_url');
    // the file has one row, so its translations name neither a record nor a value
    const { th, en } = translate('feed_info', 'feed_publisher_name', '', '');
    Object.assign(info, {
      publisher: {
        name: { th: th || name, en: en || name },
        url: row.url('feed_publisher_url') ?? row.fail('feed_publisher_url', 'must not be empty'),
      },
      ...(version && { version }),
      ...(validFrom && { validFrom }),
      ...(validTo && { validTo }),
      ...(licence && { licence: { name: licence, ...(licenceUrl && { url: licenceUrl }) } }),
    });
  });
  return info;
}

export function readAttributions(files: FeedFiles, translate: Translate): FeedAttribution[] {
  return mapRows(files, 'attributions.txt', (row) => {
    const url = row.url('attribution_url');
    const licence = row.optional('licence');
    const name = row.required('organization_name');
    return {
      organisation: translate('attributions', 'organization_name', row.text('attribution_id'), name),
      ...(url && { url }),
      ...(licence && { licence }),
      isProducer: row.flag('is_producer') ?? false,
      isOperator: row.flag('is_operator') ?? false,
      isAuthority: row.flag('is_authority') ?? false,
    };
  });
}

export function readSources(files: FeedFiles): DataSource[] {
  return mapRows(files, 'sources.txt', (row) => {
    const asOf = row.date('as_of');
    const licence = row.optional('licence');
    const url = row.url('url');
    return {
      name: both(row, 'name'),
      ...(asOf && { asOf }),
      ...(licence && { licence }),
      ...(url && { url }),
    };
  });
}
