import {
  type Alert,
  type Bilingual,
  type InformedEntity,
  type LineId,
  type StationCode,
  textIn,
} from '@raang/domain';
import type { MailBlock, MailContent } from '../mail/mail-content';
import { momentWords } from '../mail/moment-words';
import { disruptionWords } from './disruption-words';
import { endOf, startOf } from './extent';
import type { News, PlannedMail } from './plan-mails';
import { links, type MailTarget } from './subscription-links';

/** Most alerts that a mail lists. A longer one is cut off by mail programs. */
const mostListed = 30;

/** Names of lines and stations. */
interface PlaceNames {
  lines: ReadonlyMap<LineId, { name: Bilingual }>;
  stations: ReadonlyMap<StationCode, { name: Bilingual }>;
}

interface DisruptionMailOptions extends MailTarget {
  /** Opens the subscription. */
  token: string;
  names: PlaceNames;
}

/** Tells of one alert, or lists several. */
export function disruptionMail(
  { news, isLastOfDay }: PlannedMail,
  options: DisruptionMailOptions,
): MailContent {
  const { locale, token } = options;
  const words = disruptionWords[locale];
  const [first] = news;
  return {
    subject: news.length === 1 ? titleOf(first!, options) : words.list(news.length),
    blocks: [
      ...(news.length === 1 ? oneAlert(first!, options) : listOf(news, options)),
      { kind: 'link', label: words.status, href: links.status(options) },
      ...(isLastOfDay ? [{ kind: 'paragraph', text: words.last } as const] : []),
      { kind: 'link', label: words.manage, href: links.subscription(token, options) },
    ],
    unsubscribeHref: links.unsubscribe(token, options),
  };
}

function oneAlert(news: News, options: DisruptionMailOptions): MailBlock[] {
  const { locale } = options;
  const words = disruptionWords[locale];
  const { description } = news.seen.alert;
  return [
    // what the alert said does not hold any more
    ...(news.stage === 'ended'
      ? []
      : [{ kind: 'paragraph', text: textIn(description, locale).text } as const]),
    {
      kind: 'facts',
      facts: [
        { label: words.where, value: placesOf(news.extent.entities, options) },
        {
          label: news.stage === 'ended' ? words.endedAt : words.when,
          value: timesOf(news, options),
        },
      ],
    },
  ];
}

function listOf(news: readonly News[], options: DisruptionMailOptions): MailBlock[] {
  const facts = news.slice(0, mostListed).map((one) => ({
    label: titleOf(one, options),
    value: `${placesOf(one.extent.entities, options)}\n${timesOf(one, options)}`,
  }));
  const left = news.length - facts.length;
  return [
    { kind: 'facts', facts },
    ...(left > 0 ? [{ kind: 'paragraph', text: disruptionWords[options.locale].more(left) } as const] : []),
  ];
}

function titleOf({ seen: { alert, firstAt }, stage }: News, { locale }: MailTarget): string {
  const isPlanned = stage === 'begun' && startOf(alert)! > firstAt;
  return disruptionWords[locale].stage[isPlanned ? 'planned' : stage](textIn(alert.header, locale).text);
}

/** When the alert ended, or the period in which it acts. */
function timesOf({ seen: { alert, goneAt }, stage }: News, { locale }: MailTarget): string {
  const words = disruptionWords[locale];
  if (stage === 'ended') return momentWords(goneAt!, locale);
  const { start, end } = periodOf(alert);
  const startText = momentWords(start, locale);
  return end ? words.between(startText, momentWords(end, locale)) : words.from(startText);
}

const periodOf = (alert: Alert) => ({ start: startOf(alert)!, end: endOf(alert) });

/** Names of the lines, and of the stations without their lines. */
function placesOf(entities: readonly InformedEntity[], { locale, names }: DisruptionMailOptions): string {
  const places = entities.map(({ lineId, stationCode }) => {
    if (!stationCode) return names.lines.get(lineId!)?.name[locale] ?? lineId!;
    const station = names.stations.get(stationCode)?.name[locale];
    return station ? `${station} (${stationCode})` : stationCode;
  });
  return [...new Set(places)].join(', ');
}
