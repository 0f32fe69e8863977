import { msg } from '@lingui/core/macro';
import type { FoundItem } from '@raang/domain';
import { daysBetween } from '@raang/text-time';
import { type ContactPointModel, toCallCentres } from '../shared/contact/contact-points-model';
import { type OtherMattersModel, toOtherMatters } from '../shared/contact/other-matters-model';
import { type GuidesModel, toGuides } from '../shared/guides/guides-model';
import type { StationModel } from '../shared/item-card/item-station';
import { type DateModel, type LineModel, toDateModel, toLineModels } from '../shared/words/item-words';
import type { FoundItemPage, ListingData } from '../shared/listing/listing-data';
import type { ModelContext } from '../shared/page/model-context';
import { indexStations, type StationIndex, stationName } from '../shared/words/station-words';
import { foundItemCategoryName } from '../shared/cases/found-item-words';

export interface FoundItemRowModel {
  /** The number on the item's tag. */
  id: string;
  category: string;
  foundOn: DateModel;
  line: LineModel[];
  /** Absent if nobody noted one: the item may have been found on a train. */
  station?: (StationModel & { name: string; href?: string | undefined }) | undefined;
  keptUntil: DateModel;
  /** Invented: the desk has registered nothing yet. */
  isExample: boolean;
  /** Says that its storage ends soon. */
  ending?: string | undefined;
}

export interface AssetFoundModel {
  /** Empty if nothing is stored or nothing matches. */
  rows: FoundItemRowModel[];
  hasExamples: boolean;
  isNarrowed: boolean;
  /** Hrefs of the register's pages, first to last. */
  pages: { current: number; hrefs: string[] };
  /** Reports an item as found, or as lost. */
  foundReportHref: string;
  lostReportHref: string;
  callCentres: ContactPointModel[];
  /** What finders and owners should do. */
  guides: GuidesModel;
  otherMatters: OtherMattersModel;
}

/** "Ends soon" appears this many days before the last day of storage. */
const endingDays = 7;

type Data = ListingData<'foundItems' | 'stations' | 'guides' | 'contactPoints'>;

export function toAssetFoundModel(data: Data, context: ModelContext): AssetFoundModel {
  const { filter, sources } = data;
  const { hrefs, locale } = context;
  const stations = indexStations(sources.stations);
  return {
    rows: sources.foundItems.items.map((item) => toRow(item, stations, context)),
    hasExamples: sources.foundItems.items.some(({ example }) => example),
    isNarrowed: Object.values(filter).some((value) => value !== undefined),
    pages: toPages(data, sources.foundItems, context),
    foundReportHref: hrefs.report(locale, 'found-report'),
    lostReportHref: hrefs.report(locale, 'lost-report'),
    callCentres: toCallCentres(sources.contactPoints, context),
    guides: toGuides(sources.guides, context),
    otherMatters: toOtherMatters(data, context),
  };
}

function toPages(
  { group, category, filter }: Data,
  { page, total, pageSize }: FoundItemPage,
  { hrefs, locale }: ModelContext,
): AssetFoundModel['pages'] {
  const address = { group: group.slug, category: category.slug };
  const count = Math.max(1, Math.ceil(total / pageSize));
  return {
    current: page,
    hrefs: Array.from({ length: count }, (_, index) =>
      hrefs.listing(locale, address, { ...filter, page: index + 1 }),
    ),
  };
}

function toRow(item: FoundItem, stations: StationIndex, context: ModelContext): FoundItemRowModel {
  const { hrefs, i18n, locale, today } = context;
  const { stationCode: code, keptUntil } = item;
  return {
    id: item.id,
    category: foundItemCategoryName(item.category, context),
    foundOn: toDateModel(item.foundOn, locale),
    line: toLineModels([item.lineId], context),
    station: code && {
      code,
      lineId: item.lineId,
      name: stationName(code, stations, context),
      href: stations.has(code) ? hrefs.station(locale, code) : undefined,
    },
    keptUntil: toDateModel(keptUntil, locale),
    isExample: item.example ?? false,
    ending: !item.example && daysBetween(today, keptUntil) <= endingDays ? i18n._(msg`Last days`) : undefined,
  };
}
