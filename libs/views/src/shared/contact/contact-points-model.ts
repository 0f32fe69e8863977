import type { Item, ItemOf } from '@raang/domain';
import { foreignLang, type LineModel, toLineModels } from '../words/item-words';
import { markedTitle } from '../words/marked-title';
import type { ModelContext } from '../page/model-context';
import { certaintyWord } from '../words/certainty-words';

export type ContactPoint = ItemOf<'contact-point'>;

export interface ContactPointModel {
  /** The contact's own page, with more details. */
  href: string;
  title: string;
  summary: string;
  /** Set where the title stands without its organisation. */
  organisation?: string | undefined;
  /** Set if the text is in the other language. */
  lang?: 'th' | 'en' | undefined;
  channel: ContactPoint['channel'];
  /** Direct links: telephone numbers, e-mail addresses, websites. */
  ways: { text: string; href: string; isExternal: boolean }[];
  address?: string | undefined;
  hours?: string | undefined;
  lines: LineModel[];
  /** How certain it is; absent for official data. */
  doubt?: string | undefined;
}

/** An organisation with its contacts. */
export interface OrganisationModel {
  /** Absent if the contacts name no organisation. */
  name?: string | undefined;
  lang?: 'th' | 'en' | undefined;
  points: ContactPointModel[];
}

/** All contacts of a category: first whom most passengers call. */
export interface ContactPointsModel {
  /** Telephone numbers: those of the lines' operators, then the authority's. */
  telephones: ContactPointModel[];
  /** Every other contact: the authority's, the operators', then other offices. */
  others: ContactPointModel[];
}

/** Immediate channels first. */
const channelOrder: ContactPoint['channel'][] = ['telephone', 'email', 'office', 'post', 'web', 'social'];

export function isContactPoint(item: Item): item is ContactPoint {
  return item.kind === 'contact-point';
}

export function toContactPoints(points: readonly ContactPoint[], context: ModelContext): ContactPointsModel {
  const operators = points.filter(({ lines }) => lines.length > 0).toSorted(byLine(context));
  const authority = authorityPoints(points);
  const rest = points.filter((point) => !operators.includes(point) && !authority.includes(point));
  const isTelephone = ({ channel }: ContactPoint) => channel === 'telephone';
  const slower = (some: readonly ContactPoint[]) =>
    some.filter((point) => !isTelephone(point)).toSorted(byChannel);
  return {
    telephones: [...operators, ...authority]
      .filter(isTelephone)
      .map((point) => toContactPoint(point, context)),
    others: [...slower(authority), ...slower(operators), ...rest].map((point) => ({
      ...toContactPoint(point, context),
      organisation: point.organisation,
    })),
  };
}

/** The authority with its contacts; undefined if no contact is known. */
export function toAuthority(
  points: readonly ContactPoint[],
  context: ModelContext,
): OrganisationModel | undefined {
  const own = authorityPoints(points).toSorted(byChannel);
  const [first] = own;
  return (
    first && {
      name: first.organisation,
      lang: foreignLang(first, context.locale),
      points: own.map((point) => toContactPoint(point, context)),
    }
  );
}

/** Of the first organisation in the order of the category that runs no line: the authority. */
function authorityPoints(points: readonly ContactPoint[]): ContactPoint[] {
  const runsNoLine = points.filter(({ lines }) => lines.length === 0);
  return runsNoLine.filter(({ organisation }) => organisation === runsNoLine[0]?.organisation);
}

function byChannel(one: ContactPoint, other: ContactPoint): number {
  return channelOrder.indexOf(one.channel) - channelOrder.indexOf(other.channel);
}

/** The lines' operators, whom passengers call about lost items. */
export function toCallCentres(points: readonly ContactPoint[], context: ModelContext): ContactPointModel[] {
  return points
    .filter(({ channel, lines }) => channel === 'telephone' && lines.length > 0)
    .toSorted(byLine(context))
    .map((point) => toContactPoint(point, context));
}

/** In the order of the map by the first line. */
function byLine({ lines }: ModelContext) {
  const order = ({ lines: [first] }: ContactPoint) => lines.findIndex(({ id }) => id === first);
  return (one: ContactPoint, other: ContactPoint) => order(one) - order(other);
}

export function toContactPoint(point: ContactPoint, context: ModelContext): ContactPointModel {
  const { hrefs, locale } = context;
  return {
    href: hrefs.item(locale, point),
    title: markedTitle(point, context),
    summary: point.summary,
    lang: foreignLang(point, locale),
    channel: point.channel,
    ways: toWays(point),
    address: point.address,
    hours: point.hours,
    lines: toLineModels(point.lines, context),
    doubt: certaintyWord(point.certainty, context),
  };
}

function toWays({ telephone, email, url }: ContactPoint): ContactPointModel['ways'] {
  return [
    ...(telephone
      ? [{ text: telephone, href: `tel:${telephone.replaceAll(' ', '')}`, isExternal: false }]
      : []),
    ...(email ? [{ text: email, href: `mailto:${email}`, isExternal: false }] : []),
    ...(url ? [{ text: url.replace(/^https:\/\/|\/$/g, ''), href: url, isExternal: true }] : []),
  ];
}
