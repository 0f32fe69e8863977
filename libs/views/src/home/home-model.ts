import { msg } from '@lingui/core/macro';
import type {
  Alert,
  Announcement,
  CategoryGroup,
  Item,
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
import { oncePerItem } from '../shared/item-card/once-per-item';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import type { ModelContext } from '../shared/page/model-context';
import { type ServerPartModel, toServerPart } from '../shared/page/server-part-model';
import {
  type AuthorityFacts,
  toAuthorityStructuredData,
  toSiteStructuredData,
} from '../shared/structured-data/authority-structured-data';
import { categoryOf, type TileModel, toTiles } from '../shared/tiles/tiles-model';
import { type BriefStatusModel, toBriefStatus } from './brief-status-model';
import { chooseItems, itemPathOf, nothingTold, tell, type Told } from './choose-items';
import type { HomeLayout, HomeSection } from '../shared/page/home-layout';
import { type JourneyFinderModel, toJourneyFinder } from './journey-finder-model';

export interface HomeModel {
  head: HeadModel;
  /** The heading where there is no planner. */
  title: string;
  /** Absent if the network is unknown. */
  finder?: JourneyFinderModel | undefined;
  /** Links to the planner. */
  destinations: DestinationModel[];
  status: BriefStatusModel;
  tiles: ServerPartModel<TileModel[]>;
  sections: HomeSectionModel[];
  feedback: { tiles: TileModel[]; telephone: { text: string; href: string } };
}

export interface HomeSectionModel {
  slug: string;
  title: string;
  href: string;
  form: HomeSection['form'];
  cards: { href: string; card: ServerPartModel<HomeCardModel> }[];
}

/** Without its summary, which no section shows. */
export type HomeCardModel = Omit<ItemCardModel, 'summary'>;

export interface HomeData {
  groups: readonly CategoryGroup[];
  layout: HomeLayout;
  /** By `<group>/<category>`, newest first. */
  items: ReadonlyMap<string, readonly Item[]>;
  /** Past, current and planned. */
  alerts: readonly Alert[];
  reports: ServiceReports;
  /** In force now: the frame shows them. */
  announcements: readonly Announcement[];
  /** Of all systems. */
  stations: readonly StationSummary[];
  destinations: readonly DestinationData[];
  /** First and last trains of every line. */
  serviceHours: readonly StationServiceHours[];
  authority: AuthorityFacts & { tagline: string };
  now: Date;
}

/** Makes the model of the home page. */
export function toHomeModel(data: HomeData, context: ModelContext): HomeModel {
  const { hrefs, i18n, siteName } = context;
  const { layout, stations, authority } = data;
  const title = i18n._(msg`Journeys, fares and train times`);
  const head = toHeadModel({ title, description: authority.tagline, pathIn: hrefs.home }, context);
  return {
    head: {
      ...head,
      structuredData: [toAuthorityStructuredData(authority, context), toSiteStructuredData(head, context)],
    },
    title: siteName,
    finder: stations.length > 0 ? toJourneyFinder(stations, context) : undefined,
    destinations: toDestinations(data.destinations, undefined, context),
    status: toBriefStatus(data, context),
    tiles: toServerPart(toTiles(layout.tiles, data.groups, context)),
    sections: toSections(data, context),
    feedback: {
      tiles: toTiles(layout.feedback, data.groups, context),
      telephone: { text: authority.telephone, href: `tel:${authority.telephone.replaceAll(' ', '')}` },
    },
  };
}

/** Nothing appears twice: neither in two sections, nor in a section and in a notice of the frame. */
function toSections(data: HomeData, context: ModelContext): HomeSectionModel[] {
  const told = nothingTold();
  const announced = new Set(data.announcements.map(({ link }) => link?.href));
  for (const item of [...data.items.values()].flat())
    if (announced.has(itemPathOf(item))) tell(told, item, false);
  return data.layout.sections.flatMap((section) => toSection(section, data, told, context));
}

function toSection(
  section: HomeSection,
  data: HomeData,
  told: Told,
  context: ModelContext,
): HomeSectionModel[] {
  const { hrefs, locale, today } = context;
  const { group, category } = section;
  const named = categoryOf(section, data.groups);
  if (!named) return [];
  const items = chooseItems(data.items.get(`${group}/${category}`) ?? [], section, today, told);
  if (items.length === 0) return [];
  return [
    {
      slug: named.slug,
      title: named.name[locale],
      href: hrefs.listing(locale, { group, category }),
      form: section.form,
      cards: items.map((item) => toBriefCard(item, context)),
    },
  ];
}

const toBriefCard = oncePerItem((item, context) => {
  const { summary: _, ...card } = toItemCardModel(item, context);
  return { href: card.href, card: toServerPart(card) };
});
