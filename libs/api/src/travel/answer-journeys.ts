import type { Alert } from '@raang/domain';
import {
  findJourneys,
  type JourneyAnswer,
  type JourneyQuery,
  type JourneysFound,
  type NoJourney,
  type Planner,
} from '@raang/journeys';
import { conditionsOf, isClosing } from './alert-effects';
import { surroundingsOf, touches } from './alert-reach';
import { clockTimeOf } from '../clock/bangkok-clock';

export interface JourneyQuestion extends Pick<JourneyQuery, 'from' | 'to' | 'mode' | 'prefer'> {
  /** As `toBangkok` writes it. */
  moment: string;
  stepFree: boolean;
  /** Alerts that hold at a moment. */
  alertsAt: (moment: Date) => Promise<Alert[]>;
}

/**
 * The planner's answer under the alerts that hold at the asked moment. Where one would set out later than that, with
 * the last train or next morning, those that hold by then count instead.
 */
export async function answerJourneys(planner: Planner, question: JourneyQuestion) {
  const asked = new Date(question.moment);
  const alerts = await question.alertsAt(asked);
  const answer = ask(planner, question, alerts);
  const departure = departureOf(answer);
  if (!departure || departure <= asked) return toOutput(planner, question, answer, alerts);
  const alertsThen = await question.alertsAt(departure);
  const isSame = alerts.map(({ id }) => id).join() === alertsThen.map(({ id }) => id).join();
  if (isSame) return toOutput(planner, question, answer, alerts);
  return toOutput(planner, question, ask(planner, question, alertsThen), alertsThen);
}

function ask(planner: Planner, question: JourneyQuestion, alerts: readonly Alert[]): JourneyAnswer {
  return findJourneys(planner, {
    ...question,
    ...clockTimeOf(question.moment),
    ...conditionsOf(alerts, question),
    stepFree: question.stepFree ? 'known-or-unknown' : undefined,
  });
}

function departureOf(answer: JourneyAnswer): Date | undefined {
  const journeys = answer.isFound ? answer.journeys : answer.nextService;
  return journeys?.[0] && new Date(journeys[0].departure);
}

function toOutput(
  { network }: Planner,
  question: JourneyQuestion,
  answer: JourneyAnswer,
  alerts: readonly Alert[],
) {
  const { journeys, ...rest } = toFields(answer);
  const surroundings = surroundingsOf(
    network,
    [question.from, question.to],
    [...journeys, ...(rest.nextService ?? [])],
  );
  // where alerts are why nothing is found, it may be any of those that close something
  const isWhy = (alert: Alert) => rest.reason === 'disrupted' && isClosing(alert, question);
  return {
    journeys,
    ...rest,
    alerts: alerts.filter((alert) => isWhy(alert) || touches(alert, surroundings)),
  };
}

type Fields = Pick<JourneysFound, 'journeys' | 'isNextService'> & Partial<Omit<NoJourney, 'isFound'>>;

function toFields(answer: JourneyAnswer): Fields {
  if (answer.isFound) return { journeys: answer.journeys, isNextService: answer.isNextService };
  const { isFound: _isFound, stations: _stations, ...refusal } = answer;
  return { journeys: [], isNextService: false, ...refusal };
}
