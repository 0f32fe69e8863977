import { type Alert, isActing, type ServiceReports, textIn } from '@raang/domain';
import { dayOf, formatDate, leavingTime } from '../words/format';
import { type Asked, lineName, namedStation, pageOf, paragraphs, type AnswerParts } from './answer';

/** What is announced: of a station, a line, or the whole network. What is only planned has its day. */
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
    text: alerts.some((alert) => isActing(alert, asked.now))
      ? words.disruptions(about)
      : withoutAlerts(await services.notices.reports(), about, asked),
    cards:
      alerts.length > 0
        ? [
            {
              title: words.statusPage,
              rows: alerts.slice(0, 5).map((alert) => ({
                name: entityNames(alert.informedEntities, asked),
                value: [plannedDay(alert, asked), textIn(alert.header, locale).text]
                  .filter(Boolean)
                  .join(': '),
              })),
              lineIds: [],
              target: page.target,
            },
          ]
        : [],
    sources: [page],
  };
}

function plannedDay(alert: Alert, { now, locale }: Asked): string | undefined {
  const next = alert.impactPeriods.find(({ start }) => Date.parse(start) > now.getTime());
  return next && !isActing(alert, now) ? formatDate(dayOf(next.start), locale) : undefined;
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
