import { type Asked, lineName, namedStation, pageOf, type AnswerParts } from './answer';

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
    text: alerts.length > 0 ? words.disruptions(about) : words.noDisruption(about),
    cards:
      alerts.length > 0
        ? [
            {
              title: words.statusPage,
              rows: alerts.slice(0, 5).map(({ header, informedEntities }) => ({
                name: entityNames(informedEntities, asked),
                value: header[locale],
              })),
              lineIds: [],
              target: page.target,
            },
          ]
        : [],
    sources: [page],
  };
}

type Entities = Awaited<ReturnType<Asked['services']['notices']['alerts']>>[number]['informedEntities'];

function entityNames(entities: Entities, asked: Asked): string {
  const names = entities.map(({ lineId, stationCode }) =>
    stationCode ? namedStation(stationCode, asked) : lineId ? lineName(lineId, asked) : asked.words.network,
  );
  return [...new Set(names)].join(', ');
}
