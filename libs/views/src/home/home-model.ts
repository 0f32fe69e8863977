import type {
  Alert,
  CategoryGroup,
  Item,
  LineId,
  ServiceReports,
  StationServiceHours,
  StationSummary,
} from '@raang/domain';
import {
  type DestinationData,
  type DestinationModel,
  toDestinations,
} from '../shared/destinations/destinations-model';
import { type ItemCardModel, toItemCardModel } from '../shared/item-card/item-card-model';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import type { ModelContext } from '../shared/page/model-context';
import { type StatusBoardModel, toStatusBoard } from '../shared/alerts/status-board-model';
import {
  type AuthorityFacts,
  toAuthorityStructuredData,
  toSiteStructuredData,
} from '../shared/structured-data/authority-structured-data';
import { categoryOf, type TileModel, toTiles } from '../shared/tiles/tiles-model';
import { chooseItems } from './choose-items';
import type { HomeLayout, HomeSection } from '../shared/page/home-layout';
import { type JourneyFinderModel, toJourneyFinder } from './journey-finder-model';

export interface HomeModel {
  head: HeadModel;
  title: string;
  tagline: string;
  /** Absent if the network is unknown. */
  finder?: JourneyFinderModel | undefined;
  /** Links to the planner. */
  destinations: DestinationModel[];
  status: StatusBoardModel;
  /** The page of first and last trains. */
  trainTimes?: { href: string; label: string } | undefined;
  tiles: TileModel[];
  sections: HomeSectionModel[];
  feedback: { tiles: TileModel[]; telephone: { text: string; href: string } };
}

export interface HomeSectionModel {
  slug: string;
  title: string;
  href: string;
  form: HomeSection['form'];
  cards: ItemCardModel[];
}

export interface HomeData {
  groups: readonly CategoryGroup[];
  layout: HomeLayout;
  /** By `<group>/<category>`, newest first. */
  items: ReadonlyMap<string, readonly Item[]>;
  /** Past, current and planned. */
  alerts: readonly Alert[];
  reports: ServiceReports;
  /** Of all systems. */
  stations: readonly StationSummary[];
  destinations: readonly DestinationData[];
  /** First and last trains of every line. */
  serviceHours: readonly StationServiceHours[];
  authority: AuthorityFacts & { tagline: string };
  now: Date;
}

export function toHomeModel(data: HomeData, context: ModelContext): HomeModel {
  const { hrefs, locale, siteName } = context;
  const { layout, alerts, reports, stations, serviceHours, now, authority } = data;
  const head = toHeadModel({ title: siteName, description: authority.tagline, pathIn: hrefs.home }, context);
  return {
    head: {
      ...head,
      structuredData: [toAuthorityStructuredData(authority, context), toSiteStructuredData(head, context)],
    },
    title: siteName,
    tagline: authority.tagline,
    finder:
      stations.length > 0
        ? toJourneyFinder(categoryOf(layout.fares, data.groups) && layout.fares, stations, context)
        : undefined,
    destinations: toDestinations(data.destinations, undefined, context),
    status: toStatusBoard(
      {
        alerts,
        reports,
        stations,
        serviceHours,
        now,
        // the frame has them above every page
        isToldElsewhere: ({ severity }) => severity === 'SEVERE',
        lineHref: (id) => hrefs.listing(locale, layout.lines, { line: id as LineId }),
      },
      context,
    ),
    trainTimes: toTrainTimes(data, context),
    tiles: toTiles(layout.tiles, data.groups, context),
    sections: layout.sections.flatMap((section) => toSection(section, data, context)),
    feedback: {
      tiles: toTiles(layout.feedback, data.groups, context),
      telephone: { text: authority.telephone, href: `tel:${authority.telephone.replaceAll(' ', '')}` },
    },
  };
}

function toTrainTimes(
  { groups, layout }: HomeData,
  { hrefs, locale }: ModelContext,
): HomeModel['trainTimes'] {
  const category = categoryOf(layout.trainTimes, groups);
  return category && { href: hrefs.listing(locale, layout.trainTimes), label: category.name[locale] };
}

function toSection(section: HomeSection, data: HomeData, context: ModelContext): HomeSectionModel[] {
  const { hrefs, locale, today } = context;
  const { group, category } = section;
  const named = categoryOf(section, data.groups);
  const items = chooseItems(data.items.get(`${group}/${category}`) ?? [], section, today);
  if (!named || items.length === 0) return [];
  return [
    {
      slug: named.slug,
      title: named.name[locale],
      href: hrefs.listing(locale, { group, category }),
      form: section.form,
      cards: items.map((item) => toItemCardModel(item, context)),
    },
  ];
}
