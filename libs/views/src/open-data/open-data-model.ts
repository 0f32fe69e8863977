import { msg } from '@lingui/core/macro';
import type { CategoryGroup, PublishedFeed } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import { hasNewsFeed } from '../listing/has-news-feed';
import type { CrumbModel } from '../shared/page/crumb-model';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import type { ModelContext } from '../shared/page/model-context';
import { withStructuredData } from '../shared/structured-data/with-structured-data';
import { categoryOfView, type NamedCategory } from '../shared/words/category-of-view';
import { toPeriod } from '../shared/words/item-period';
import { toCertaintyMeanings } from './certainty-meanings';
import { type CreditsModel, toCreditsModel } from './credits-model';
import { toDataCatalog } from './dataset-structured-data';
import { type OpenFile, type OpenFileModel, toOpenFileModel } from './open-file';
import type { OpenTable } from './tables/open-table';
import { type OpenTableModel, toOpenTableModel } from './open-table-model';

export interface OpenDataModel {
  head: HeadModel;
  crumbs: CrumbModel[];
  title: string;
  lead: string;
  /** Publisher, version, days and licence of the feed. */
  facts: { term: string; value: string; href?: string | undefined }[];
  /** Undefined before the first import of a feed. */
  gtfs: OpenFileModel | undefined;
  tables: OpenTableModel[];
  /** `sha256sum --check` reads it. */
  checksumsHref: string;
  /** The alerts as GTFS-Realtime. */
  alerts: { protobuf: string; json: string; url: string };
  newsFeeds: { name: string; rss: string; json: string }[];
  links: { apiReference: string; llms: string; serviceStatus: string; api: string };
  certainties: { word: string; meaning: string }[];
  credits: CreditsModel;
  comment: { href: string; label: string } | undefined;
}

export interface OpenDataData {
  feed: PublishedFeed;
  groups: readonly CategoryGroup[];
  tables: readonly OpenTable[];
  /** All files with a fixed content: not the alerts. */
  files: readonly OpenFile[];
}

/** Makes the model of the open data page. */
export function toOpenDataModel(data: OpenDataData, context: ModelContext): OpenDataModel {
  const { feed, groups, files } = data;
  const { hrefs, i18n, locale, publicUrl } = context;
  const title = i18n._(msg`Open data`);
  const lead = i18n._(
    msg`Timetables, stations, fares, facilities and alerts of the whole network, as files for apps, research and news. Free of charge, without a key.`,
  );
  const crumbs = [{ label: i18n._(msg`Home`), href: hrefs.home(locale) }, { label: title }];
  const head = toHeadModel({ title, description: lead, pathIn: hrefs.openData }, context);
  const fileNamed = (name: string) => files.find((file) => file.name === name);
  const gtfs = fileNamed('gtfs.zip');
  const absolute = (path: string) => new URL(path, publicUrl).href;
  return {
    head: withStructuredData(head, crumbs, context, [toDataCatalog({ ...data, title, lead }, context)]),
    crumbs,
    title,
    lead,
    facts: toFacts(feed, context),
    gtfs: gtfs && toOpenFileModel(gtfs, context),
    tables: data.tables.map((table) => toOpenTableModel(table, files, context)),
    checksumsHref: hrefs.openFile('SHA256SUMS'),
    alerts: {
      protobuf: hrefs.openFile('alerts.pb'),
      json: hrefs.openFile('alerts.json'),
      url: absolute(hrefs.openFile('alerts.pb')),
    },
    newsFeeds: groups.flatMap((group) =>
      group.categories
        .filter(({ template }) => hasNewsFeed(template))
        .map(({ slug, name }) => {
          const address = { group: group.slug, category: slug };
          return {
            name: name[locale],
            rss: hrefs.newsFeed(locale, address, 'rss'),
            json: hrefs.newsFeed(locale, address, 'json'),
          };
        }),
    ),
    links: {
      apiReference: hrefs.machines('api-reference'),
      llms: hrefs.machines('llms'),
      serviceStatus: hrefs.serviceStatus(locale),
      api: absolute('/api/v1'),
    },
    certainties: toCertaintyMeanings(context),
    credits: toCreditsModel(feed, context),
    comment: toCommentLink(categoryOfView('Comment', groups, context), context),
  };
}

function toFacts(
  { publisher, version, validFrom, validTo, changedAt, licence }: PublishedFeed,
  context: ModelContext,
): OpenDataModel['facts'] {
  const { i18n, locale } = context;
  return [
    { term: i18n._(msg`Publisher`), value: publisher?.name[locale], href: publisher?.url },
    { term: i18n._(msg`Version of the timetable data`), value: version },
    { term: i18n._(msg`Valid`), value: toPeriod({ validFrom, validTo }, context) },
    { term: i18n._(msg`Last change`), value: changedAt && formatDate(new Date(changedAt), locale) },
    {
      term: i18n._(msg`Licence`),
      value: licence?.name ?? i18n._(msg`Not stated: ask the publisher`),
      href: licence?.url,
    },
  ].flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}

function toCommentLink(category: NamedCategory | undefined, { hrefs, locale }: ModelContext) {
  return category && { href: hrefs.listing(locale, category), label: category.name };
}
