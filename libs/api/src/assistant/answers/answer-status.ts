import { type ServiceReports, textIn } from '@raang/domain';
import { dayOf, formatDate, leavingTime } from '../words/format';
import { type Asked, lineName, namedStation, pageOf, paragraphs, type AnswerParts } from './answer';

/** What is announced now: of a station, a line, or the whole network. */
export async function answerStatus(asked: Asked): Promise<AnswerParts> {
  const { words, locale, services, question, stations } = asked;
  const place = question.at?.[0];
  const lines = question.line ? [question.line] : place ? (stations.get(place.station)?.lineIds ?? []) : [];
  const about = question.line ? lineName(question.line, asked) : place && namedStation(place.station, asked);
  const alerts = (await services.notices.alerts({ active: true })).filter(
    ({ informedEntities }) =>
      lines.length === 0 ||
      informedEntities.some(({ lineId, stationCode }) =>
        stationCode
          ? stationCode === place?.station ||
            (!place && (stations.get(stationCode)?.lineIds ?? []).some((id) => lines.includes(id)))
          : lineId && lines.includes(lineId),
      ),
  );
  const page = pageOf.page('service-status', words.statusPage);
  return {
    text:
      alerts.length > 0
        ? words.disruptions(about)
        : withoutAlerts(await services.notices.reports(), about, asked),
    cards:
      alerts.length > 0
        ? [
            {
              title: words.statusPage,
              rows: alerts.slice(0, 5).map(({ header, informedEntities }) => ({
                name: entityNames(informedEntities, asked),
                value: textIn(header, locale).text,
              })),
              lineIds: [],
              target: page.target,
            },
          ]
        : [],
    sources: [page],
  };
}

/** Without an alert: only a source can say that nothing disrupts the service, as of a time. */
function withoutAlerts(
  { confirmation }: ServiceReports,
  about: string | undefined,
  { words, locale }: Asked,
): string {
  if (!confirmation) return words.noLiveInformation(about);
  const { at } = confirmation;
  return paragraphs(
    words.noDisruption(about),
    words.lastConfirmed(`${formatDate(dayOf(at), locale)} ${leavingTime(at, locale)}`),
  );
}

type Entities = Awaited<ReturnType<Asked['services']['notices']['alerts']>>[number]['informedEntities'];

function entityNames(entities: Entities, asked: Asked): string {
  const names = entities.map(({ lineId, stationCode }) =>
    stationCode ? namedStation(stationCode, asked) : lineId ? lineName(lineId, asked) : asked.words.network,
  );
  return [...new Set(names)].join(', ');
}
