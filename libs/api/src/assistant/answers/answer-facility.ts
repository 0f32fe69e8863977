import type { Facility, StationDetail } from '@raang/domain';
import { facilityNouns } from '@raang/i18n';
import { say } from '../../words/say';
import type { Place } from '../question/question';
import { formatDate } from '../words/format';
import { type Asked, namedStation, pageOf, paragraphs, type AnswerParts, stationName } from './answer';
import { bestPage } from './answer-talk';
import { aboutPlace, atStation } from './places';

/** What is known about a facility at a station, with its date and certainty. */
export async function answerFacility(asked: Asked): Promise<AnswerParts> {
  const { words, question } = asked;
  if (!question.at)
    return {
      text: words.askStation,
      sources: [...(await bestPage(asked)), ...pageOf.role('facilities', words.facilitiesPage, asked)],
      asked: 'station',
    };
  return atStation(asked, async (at) => {
    const station = await asked.services.network.station({ code: at.station });
    const { facility } = asked.question;
    const parts = facility ? oneFacility(station, facility, asked) : allFacilities(station, asked);
    return {
      ...parts,
      text: paragraphs(aboutPlace(at, asked), parts.text),
      sources: sourcesOf(at, asked),
      choices: [asked.words.next.nextTrains, asked.words.next.lastTrain],
    };
  });
}

function sourcesOf(at: Place, asked: Asked) {
  return [pageOf.station(at, asked), ...pageOf.role('facilities', asked.words.facilitiesPage, asked)];
}

function oneFacility(station: StationDetail, facility: Facility, asked: Asked): AnswerParts {
  const { words, locale } = asked;
  const name = say(facilityNouns[facility], locale);
  const place = stationName(station.code, asked);
  const known = station.facilities.find((one) => one.facility === facility);
  if (!known) return { text: words.unknownFacility(name, place) };
  const doubt = doubtOf(known, asked);
  const has = { lift: 'hasLift', escalator: 'hasEscalator' }[facility as string] as 'hasLift' | undefined;
  const exits = has ? station.exits.filter((exit) => exit[has]).map((exit) => exit.name) : [];
  return {
    text: paragraphs(
      [
        known.isPresent ? words.hasFacility(name, place) : words.hasNoFacility(name, place),
        doubt && `(${doubt})`,
      ]
        .filter(Boolean)
        .join(' '),
      known.note?.[locale],
    ),
    cards:
      exits.length > 0
        ? [
            {
              title: namedStation(station.code, asked),
              rows: [{ name: words.exitsWith(name), value: exits.join(', ') }],
              lineIds: station.lineIds,
              target: { type: 'station', code: station.code },
            },
          ]
        : [],
  };
}

function allFacilities(station: StationDetail, asked: Asked): AnswerParts {
  const { words } = asked;
  const present = station.facilities.filter(({ isPresent }) => isPresent);
  if (present.length === 0) return { text: words.askFacility(stationName(station.code, asked)) };
  return {
    text: words.knownFacilities(stationName(station.code, asked)),
    cards: [
      {
        title: namedStation(station.code, asked),
        rows: present.map((known) => ({
          name: say(facilityNouns[known.facility], asked.locale),
          value: doubtOf(known, asked) ?? words.available,
        })),
        lineIds: station.lineIds,
        target: { type: 'station', code: station.code },
      },
    ],
  };
}

/** "unconfirmed, as of 1 Jan 2022". */
function doubtOf(
  { certainty, asOf }: Pick<StationDetail['facilities'][number], 'certainty' | 'asOf'>,
  { words, locale }: Asked,
): string | undefined {
  const parts = [words.certainty(certainty), asOf && words.asOf(formatDate(asOf, locale))].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
