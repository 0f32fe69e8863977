import { type Alert, hasRecordedLift, type StationCode } from '@raang/domain';
import {
  findWaysBetween,
  type JourneyQuery,
  type NoJourney,
  type Planner,
  type WaysAnswer,
} from '@raang/journeys';
import { networkTime } from '@raang/text-time';
import { conditionsOf, isClosing } from './alert-effects';
import { affects, travelScopeOf } from './alert-reach';
import { type AlertsAt, keyOf } from './alerts-at';
import { type FoundEnd, refuse } from './journey-ends';
import { findDetour } from './find-detour';
import { nearestOpenStations } from './nearest-open';

export interface JourneyQuestion extends Pick<JourneyQuery, 'mode' | 'prefer'> {
  from: FoundEnd;
  to: FoundEnd;
  /** ISO 8601 with an offset. */
  moment: string;
  stepFree: boolean;
  /** Reads the alerts that are shown or act at a moment, and the lifts out of order then. */
  alertsAt: (moment: Date) => Promise<AlertsAt>;
}

/**
 * Finds journeys under the alerts that act at the requested moment. If the journey departs later, with the last train or the
 * next morning, the alerts at the departure count instead. Alerts that are only shown then change nothing.
 */
export async function answerJourneys(planner: Planner, question: JourneyQuestion) {
  const refused = refuse(question, planner.network);
  if (refused) return { ...nothing, alerts: [], ...refused };
  const asked = new Date(question.moment);
  const now = await question.alertsAt(asked);
  const answer = ask(planner, question, now);
  const departure = departureOf(answer);
  if (!departure || departure <= asked) return toOutput(planner, question, answer, now);
  const then = await question.alertsAt(departure);
  if (keyOf(now) === keyOf(then)) return toOutput(planner, question, answer, now);
  return toOutput(planner, question, ask(planner, question, then), then);
}

function ask(planner: Planner, question: JourneyQuestion, { alerts, at, lifts }: AlertsAt): WaysAnswer {
  return findWaysBetween(planner, {
    ...question,
    from: question.from.choice,
    to: question.to.choice,
    ...networkTime.clockTimeOf(new Date(question.moment)),
    ...conditionsOf(alerts, { ...question, at, lifts }),
    stepFree: question.stepFree ? 'known-or-unknown' : undefined,
  });
}

function departureOf(answer: WaysAnswer): Date | undefined {
  const first = (answer.isFound ? answer.journeys : answer.nextService)?.ways[0];
  return first && new Date(first.departure);
}

function toOutput(planner: Planner, question: JourneyQuestion, answer: WaysAnswer, now: AlertsAt) {
  const { alerts, at } = now;
  const { network } = planner;
  const { journeys, ...rest } = toFields(answer);
  const detour = findDetour(journeys[0], { ...now, question }, (unbroken) =>
    ask(planner, question, unbroken),
  );
  const brokenLifts = brokenLiftsAt(
    [...question.from.stations, ...question.to.stations, ...(detour?.stations ?? [])],
    now,
  );
  const scope = travelScopeOf(
    network,
    [...question.from.stations, ...question.to.stations],
    [...journeys, ...(rest.nextService ?? [])],
  );
  // if alerts leave no journey, any closing alert may be the reason
  const isWhy = (alert: Alert) => rest.reason === 'disrupted' && isClosing(alert, { ...question, at });
  return {
    journeys,
    ...rest,
    ...(rest.reason === 'disrupted' && { nearestOpen: nearestOpenTo(network, question, now) }),
    ...(detour && { detour }),
    ...(brokenLifts.length > 0 && { brokenLifts }),
    alerts: alerts.filter((alert) => isWhy(alert) || affects(alert, scope)),
  };
}

/** The lifts whose failure closes one of the stations, or its platforms. */
const brokenLiftsAt = (stations: readonly StationCode[], { lifts }: AlertsAt) =>
  (lifts?.broken ?? []).filter(({ station }) => stations.includes(station));

/** The requested stations that are closed; a place has several stations, of which the planner takes an open one. */
function nearestOpenTo(
  { stations }: Planner['network'],
  { from, to, stepFree }: JourneyQuestion,
  { alerts, at, lifts }: AlertsAt,
) {
  const closures = conditionsOf(alerts, { stepFree, at, lifts });
  return [from, to].flatMap(({ place, stations: [closed] }) => {
    const open =
      !place &&
      closed &&
      nearestOpenStations(closed, stations, closures, stepFree ? hasRecordedLift : undefined);
    return open ? [{ closed, open }] : [];
  });
}

const nothing = { journeys: [], waysCompared: 0, isNextService: false };

type Fields = ReturnType<typeof foundFields> & Partial<Omit<NoJourney<unknown>, 'isFound' | 'nextService'>>;

function toFields(answer: WaysAnswer): Fields {
  if (answer.isFound) return foundFields(answer);
  const { isFound: _isFound, stations: _stations, nextService, ...refusal } = answer;
  return { ...nothing, ...refusal, ...(nextService && { nextService: nextService.ways }) };
}

function foundFields({ isFound: _, journeys, nextService, ...rest }: Extract<WaysAnswer, { isFound: true }>) {
  const { ways, compared: waysCompared, nextLaterSeconds } = journeys;
  return {
    journeys: ways,
    waysCompared,
    ...(nextLaterSeconds !== undefined && { nextWayLaterSeconds: nextLaterSeconds }),
    ...rest,
    ...(nextService && { nextService: nextService.ways }),
  };
}
