import type { AssistantAnswer, AssistantCard, AssistantContext, AssistantIntent } from '@raang/contract';
import type {
  Line,
  Locale,
  PageRole,
  PageRoles,
  SiteTarget,
  StationCode,
  StationSummary,
} from '@raang/domain';
import type { RouterClient } from '@orpc/server';
import type { contentProcedures } from '../../content/content.procedures';
import type { faresProcedures } from '../../network/fares.procedures';
import type { networkProcedures } from '../../equipment/network.procedures';
import type { noticesProcedures } from '../../notices/notices.procedures';
import type { searchProcedures } from '../../search/search.procedures';
import type { travelProcedures } from '../../travel/travel.procedures';
import type { Place, Question } from '../question/question';
import type { AssistantWords } from '../words/assistant-words';

/** The procedures that answers come from: the same ones as the pages'. */
type AssistantServices = RouterClient<{
  content: typeof contentProcedures;
  fares: typeof faresProcedures;
  network: typeof networkProcedures;
  notices: typeof noticesProcedures;
  search: typeof searchProcedures;
  travel: typeof travelProcedures;
}>;

/** A question with everything that an answer needs. */
export interface Asked {
  question: Question;
  /** What the conversation has named before. */
  before: AssistantContext | undefined;
  /** As typed. */
  text: string;
  locale: Locale;
  words: AssistantWords;
  services: AssistantServices;
  now: Date;
  lines: readonly Line[];
  stations: ReadonlyMap<string, StationSummary>;
  /** Places of the gazetteer and stations by their reference. */
  places: ReadonlyMap<string, Place>;
  pages: PageRoles;
}

export type Source = AssistantAnswer['sources'][number];
export type Card = AssistantCard;

/** What an answer says; the context follows from the question. */
export interface AnswerParts {
  text: string;
  cards?: Card[];
  sources?: Source[];
  choices?: string[];
  asked?: AssistantContext['asked'];
  /** If it is not the question's. */
  intent?: AssistantIntent;
}

export const paragraphs = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join('\n');

export function stationName(
  code: StationCode,
  { stations, locale }: Pick<Asked, 'stations' | 'locale'>,
): string {
  return stations.get(code)?.name[locale] ?? code;
}

/** With the code of its sign: "Si Lom (BL26)". */
export function namedStation(code: StationCode, asked: Pick<Asked, 'stations' | 'locale'>): string {
  return `${stationName(code, asked)} (${asked.stations.get(code)?.signCode ?? code})`;
}

/** A station with its code, or the name of another place. */
export function namedPlace({ place, station }: Place, asked: Asked): string {
  return place ? place.name[asked.locale] : namedStation(station, asked);
}

/** A line of another system with the name of the system, unless it is the same: "Silom Line (BTS)". */
export function lineName(
  id: string,
  { lines, locale, words }: Pick<Asked, 'lines' | 'locale' | 'words'>,
): string {
  const line = lines.find((one) => one.id === id);
  const name = line?.name[locale] ?? id;
  const system = line?.agency.brand?.[locale];
  return line?.isOwn === false && system && system !== name ? words.lineOf(name, system) : name;
}

export const ownLines = ({ lines }: Pick<Asked, 'lines'>): Line[] => lines.filter(({ isOwn }) => isOwn);

export const pageOf = {
  station: (place: Place, asked: Asked): Source => ({
    title: asked.words.stationPage(stationName(place.station, asked)),
    target: { type: 'station', code: place.station },
  }),
  /** The category with a role, as a list that is empty if the authority has none. */
  role: (role: PageRole, title: string, { pages }: Pick<Asked, 'pages'>): Source[] => {
    const address = pages[role];
    return address ? [{ title, target: { type: 'category', ...address } as SiteTarget }] : [];
  },
  page: (page: Extract<SiteTarget, { type: 'page' }>['page'], title: string): Source => ({
    title,
    target: { type: 'page', page },
  }),
};
