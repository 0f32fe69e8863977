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

/** Immediate channels first. */
const channelOrder: ContactPoint['channel'][] = ['telephone', 'email', 'office', 'post', 'web', 'social'];

export function isContactPoint(item: Item): item is ContactPoint {
  return item.kind === 'contact-point';
}

/** Organisations in the order of the category, with their contacts by channel. */
export function toOrganisations(points: readonly ContactPoint[], context: ModelContext): OrganisationModel[] {
  return [...Map.groupBy(points, ({ organisation }) => organisation)].map(([name, ofOne]) => ({
    name,
    lang: ofOne[0] && foreignLang(ofOne[0], context.locale),
    points: ofOne.toSorted(byChannel).map((point) => toContactPoint(point, context)),
  }));
}

function byChannel(one: ContactPoint, other: ContactPoint): number {
  return channelOrder.indexOf(one.channel) - channelOrder.indexOf(other.channel);
}

/** The lines' operators, whom passengers call about lost items. */
export function toCallCentres(points: readonly ContactPoint[], context: ModelContext): ContactPointModel[] {
  return points
    .filter(({ channel, lines }) => channel === 'telephone' && lines.length > 0)
    .toSorted((one, other) => lineOrder(one, context) - lineOrder(other, context))
    .map((point) => toContactPoint(point, context));
}

function lineOrder({ lines: [first] }: ContactPoint, { lines }: ModelContext): number {
  return lines.findIndex(({ id }) => id === first);
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
