import { msg } from '@lingui/core/macro';
import { formatDate } from '@raang/i18n';
import { networkTime } from '@raang/text-time';
import type { JourneySearchQuery, ModelContext } from '../shared/page/model-context';
import { roleLinks } from '../shared/page/role-href';
import { nearNote } from '../shared/station-field/station-field-model';
import { endOf, typedEnds } from '../shared/station-field/typed-station';
import { awayWords } from '../shared/alerts/open-stations-model';
import { distanceWords } from '../shared/words/change-words';
import { equipmentList } from '../shared/words/equipment-words';
import { indexStations, stationName } from '../shared/words/station-words';
import { type CallCentreModel, toCallCentres } from './call-centres-model';
import { toJourneyQuery } from './journey-question';
import { dayOf, dayWords, endName, toArriving, toLeaving } from './journey-words';
import type { LinkModel } from './link-model';
import type { JourneysAnswer, SearchDepartureData } from './travel-data';

/** Why the result differs from the request, and what to do next. */
export interface ProblemModel {
  title: string;
  text: string;
  links: LinkModel[];
  /** Numbers to call for more information. */
  callCentres: CallCentreModel[];
}

/** Returns undefined if the journeys are as requested. */
export function toProblem(
  answer: JourneysAnswer,
  data: SearchDepartureData,
  context: ModelContext,
): ProblemModel | undefined {
  if (answer.reason) return { callCentres: [], ...explain[answer.reason](answer, data, context) };
  if (answer.isEveningBefore) return eveningBefore(answer, data, context);
  return answer.isNextService ? nextService(answer, context) : undefined;
}

type Explanation = Omit<ProblemModel, 'callCentres'> & Partial<Pick<ProblemModel, 'callCentres'>>;

type Explain = (answer: JourneysAnswer, data: SearchDepartureData, context: ModelContext) => Explanation;

const explain: Record<NonNullable<JourneysAnswer['reason']>, Explain> = {
  'unknown-station': (_answer, _data, context) => ({
    title: context.i18n._(msg`The timetable does not have this station`),
    text: context.i18n._(msg`Choose another station, or look for it on the map.`),
    links: [toMap(context)],
  }),

  'same-station': (_answer, { question, stations }, context) => {
    const { i18n, locale, hrefs } = context;
    if (endOf(question.from) !== endOf(question.to)) return atOneStation(question, stations, context);
    const { code, isOwn } = question.from.station!;
    const name = endName(question.from, context);
    return {
      title: i18n._(msg`Start and destination are the same: ${name}`),
      text: i18n._(msg`Choose another destination.`),
      links: [
        ...(isOwn
          ? [
              {
                label: i18n._(msg`Next trains from ${name}`),
                href: hrefs.searchDeparture(locale, { from: code }),
              },
            ]
          : []),
        toMap(context),
      ],
    };
  },

  'place-without-station': ({ nearestStations = [] }, data, context) => {
    const { i18n } = context;
    const { from, to } = data.question;
    const end = from.place && !from.station ? 'from' : 'to';
    const name = endName(data.question[end], context);
    const index = indexStations(data.stations);
    return {
      title: i18n._(msg`No station is within walking distance of ${name}`),
      text: i18n._(msg`Enter the station that you want to use, or choose one on the map.`),
      links: [
        ...nearestStations.map(({ station, metres }) => {
          const label = [stationName(station, index, context), distanceWords(metres, context)].join(' · ');
          const ends = { ...typedEnds({ from, to }), [end]: station };
          return toSearch(label, ends, data, context);
        }),
        toMap(context),
      ],
    };
  },

  'outside-validity': ({ validFrom, validTo, nearestDate }, data, context) => {
    const { i18n, locale } = context;
    const day = formatDate(data.question.at?.date ?? context.today, locale);
    const [first, last] = [formatDate(validFrom ?? '', locale), formatDate(validTo ?? '', locale)];
    const nearest = formatDate(nearestDate ?? '', locale);
    return {
      title: i18n._(msg`There is no timetable for ${day}`),
      text: i18n._(msg`The timetable is valid from ${first} to ${last}. Choose a day in this period.`),
      links: nearestDate
        ? [toSearch(i18n._(msg`Search on ${nearest} instead`), { date: nearestDate }, data, context)]
        : [],
    };
  },

  disrupted: (answer, data, context) => {
    const { nearestOpen = [], brokenLifts = [], alerts } = answer;
    const { hrefs, i18n, locale } = context;
    const index = indexStations(data.stations);
    const { from, to } = data.question;
    const instead = nearestOpen.flatMap(({ closed, open }) => {
      const end = from.station?.code === closed ? 'from' : 'to';
      return open.map((near) => {
        const name = stationName(near.station, index, context);
        const label = end === 'from' ? i18n._(msg`From ${name} instead`) : i18n._(msg`To ${name} instead`);
        const ends = { ...typedEnds({ from, to }), [end]: near.station };
        return toSearch([label, awayWords(near, context)].filter(Boolean).join(' · '), ends, data, context);
      });
    });
    const has = (wanted: string) => alerts.some(({ effect }) => effect === wanted);
    const isByLifts = has('ACCESSIBILITY_ISSUE') || brokenLifts.length > 0;
    if (isByLifts && !has('NO_SERVICE')) return brokenLift(answer, instead, data, context);
    return {
      title: i18n._(msg`No trains get there at this time: stations or lines are closed`),
      text: i18n._(msg`See the announcements on this page. Try another time, or another station nearby.`),
      links: [
        ...instead,
        { label: i18n._(msg`Service status of all lines`), href: hrefs.serviceStatus(locale) },
        toMap(context),
      ],
    };
  },

  'not-step-free': (_answer, data, context) => {
    const { i18n } = context;
    return {
      title: i18n._(msg`We cannot confirm a step-free journey`),
      text: i18n._(
        msg`Every journey has steps, or a place where we do not know whether there is a lift. Please call before you set out: staff can tell you more and help you.`,
      ),
      links: [toSearch(i18n._(msg`Include journeys with steps`), { stepFree: '' }, data, context)],
      callCentres: endCentres(data, context),
    };
  },

  'no-service': ({ nextService: next }, data, context) => {
    const { i18n } = context;
    const { mode, at } = data.question;
    const time = at ? toLeaving(networkTime.momentAt(at), context).text : '';
    const titles = {
      depart: i18n._(msg`No train gets there in the next two weeks`),
      arrive: i18n._(msg`No train gets there by ${time}`),
      last: i18n._(msg`No more trains get there on this day`),
    };
    return {
      title: titles[mode],
      text: next?.length
        ? i18n._(msg`Below is the first journey afterwards.`)
        : i18n._(msg`Try an earlier day, or see first and last trains.`),
      links: roleLinks('trainTimes', i18n._(msg`First and last trains`), context),
    };
  },

  'not-connected': (_answer, { question }, context) => {
    const { i18n } = context;
    const [from, to] = [endName(question.from, context), endName(question.to, context)];
    return {
      title: i18n._(msg`No train runs from ${from} to ${to}`),
      text: i18n._(msg`The map shows where lines meet.`),
      links: [toMap(context)],
    };
  },
};

/** Only lifts or escalators that are out of order are in the way of a step-free journey. */
function brokenLift(
  { brokenLifts = [] }: JourneysAnswer,
  instead: LinkModel[],
  data: SearchDepartureData,
  context: ModelContext,
): Explanation {
  const { i18n } = context;
  const index = indexStations(data.stations);
  const lifts = [...Map.groupBy(brokenLifts, ({ station }) => station)].map(
    ([station, broken]) => `${stationName(station, index, context)}, ${equipmentList(broken, context)}`,
  );
  const advice = i18n._(
    msg`At this time the search has no other way without steps. Try another station with a lift, or call: staff can tell you more and help you.`,
  );
  return {
    title: i18n._(msg`A lift or an escalator on the way is out of order`),
    text: [...lifts, advice].join(' '),
    links: [...instead, toSearch(i18n._(msg`Include journeys with steps`), { stepFree: '' }, data, context)],
    callCentres: endCentres(data, context),
  };
}

/** Of the requested stations. */
function endCentres(data: SearchDepartureData, context: ModelContext): CallCentreModel[] {
  const { from, to } = data.question;
  return toCallCentres(
    [from, to].flatMap(({ station }) => station?.lineIds ?? []),
    data,
    context,
  );
}

/** A place and its station, or two places at one station. */
function atOneStation(
  { from, to }: SearchDepartureData['question'],
  stations: SearchDepartureData['stations'],
  context: ModelContext,
): Explanation {
  const { hrefs, i18n, locale } = context;
  const [start, end] = [endName(from, context), endName(to, context)];
  const code = from.station?.code ?? '';
  const name = from.station?.name[locale] ?? '';
  return {
    title: i18n._(msg`You do not need a train between ${start} and ${end}`),
    text: [from, to].flatMap((one) => nearNote(one, stations, context) ?? []).join(' '),
    links: [
      { label: i18n._(msg`All about ${name} station`), href: hrefs.station(locale, code) },
      toMap(context),
    ],
  };
}

/** After the last train, shows the first journeys of the morning instead of "no journey". */
function nextService(
  { journeys: [first], lastLeft }: JourneysAnswer,
  context: ModelContext,
): ProblemModel | undefined {
  if (!first) return undefined;
  const { i18n } = context;
  const day = dayWords(dayOf(first.departure), context);
  const time = toLeaving(first.departure, context).text;
  const next = i18n._(msg`The first journey afterwards leaves at ${time}, ${day}.`);
  const left = lastLeft && toLeaving(lastLeft, context).text;
  return {
    title: i18n._(msg`The last train has left`),
    text: left ? [i18n._(msg`The last time to leave was ${left}.`), next].join(' ') : next,
    links: [],
    callCentres: [],
  };
}

/** Before the first trains, offers the evening before and names the first arrival of the morning. */
function eveningBefore(
  { nextService: [first] = [] }: JourneysAnswer,
  { question: { at } }: SearchDepartureData,
  context: ModelContext,
): ProblemModel {
  const { i18n } = context;
  const time = at ? toLeaving(networkTime.momentAt(at), context).text : '';
  const day = at ? dayWords(at.date, context) : '';
  const arrival = first && toArriving(first.arrival, context).text;
  const before = i18n._(msg`To arrive on time, travel the evening before:`);
  return {
    title: i18n._(msg`No train arrives by ${time}, ${day}`),
    text: arrival
      ? [i18n._(msg`The first journey that morning arrives at ${arrival}.`), before].join(' ')
      : before,
    links: [],
    callCentres: [],
  };
}

function toMap({ hrefs, i18n, locale }: ModelContext): LinkModel {
  return { label: i18n._(msg`Map of all lines`), href: hrefs.map(locale) };
}

/** Returns the same query with some values replaced. */
function toSearch(
  label: string,
  changes: JourneySearchQuery,
  { question }: SearchDepartureData,
  { hrefs, locale }: ModelContext,
): LinkModel {
  return { label, href: hrefs.searchDeparture(locale, { ...toJourneyQuery(question), ...changes }) };
}
