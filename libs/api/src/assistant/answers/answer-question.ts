import type { AssistantAnswer, AssistantContext, AssistantIntent } from '@raang/contract';
import type { Bilingual, SiteTarget } from '@raang/domain';
import { type Asked, type AnswerParts, pageOf, type Source } from './answer';
import { answerFacility } from './answer-facility';
import { answerFare } from './answer-fare';
import { answerJourney } from './answer-journey';
import { answerOpening } from './answer-opening';
import { answerParking } from './answer-parking';
import { answerContact, answerLostItem } from './answer-people';
import { answerStatus } from './answer-status';
import { answerLine, answerPlace, answerSearch, answerSmallTalk, answerUnknown } from './answer-talk';
import { answerOtherAgency, asJourney } from './answer-other-agency';
import { answerLastTrain, answerNextTrains } from './answer-trains';
import type { Named } from '../question/question';

const answers: Record<AssistantIntent, (asked: Asked) => Promise<AnswerParts>> = {
  journey: answerJourney,
  fare: answerFare,
  'last-train': answerLastTrain,
  'next-trains': answerNextTrains,
  'lost-item': answerLostItem,
  facility: answerFacility,
  parking: answerParking,
  opening: answerOpening,
  status: answerStatus,
  contact: answerContact,
  'small-talk': answerSmallTalk,
  search: (asked) => {
    if (asked.question.at) return answerPlace(asked);
    return asked.question.line ? answerLine(asked) : answerSearch(asked);
  },
  unknown: answerUnknown,
};

/** Answers a question by rules. Every fact comes from a procedure. */
export async function answerQuestion(given: Asked): Promise<AssistantAnswer> {
  const asked = asJourney(given);
  const { near, unreached } = asked.question;
  const parts = near
    ? didYouMean(near, asked)
    : unreached
      ? noStationNear(unreached, asked)
      : (answerOtherAgency(asked) ?? (await answers[asked.question.intent](asked)));
  return {
    intent: parts.intent ?? asked.question.intent,
    text: parts.text,
    cards: parts.cards ?? [],
    sources: await existing(parts.sources ?? [], asked),
    choices: parts.choices ?? [],
    context: contextAfter(asked, parts),
  };
}

/** A name that only looks alike is offered, with one press. */
function didYouMean(
  { role, place }: NonNullable<Asked['question']['near']>,
  { words, locale }: Asked,
): AnswerParts {
  const name = place.name[locale];
  return { text: words.didYouMean(name), choices: [name], asked: role === 'at' ? 'station' : role };
}

/** The next useful thing is the map, or a station that the person knows. */
function noStationNear(name: Bilingual, { words, locale }: Asked): AnswerParts {
  return { text: words.noStationNear(name[locale]), sources: [pageOf.page('map', words.mapPage)] };
}

/** Another authority may lack a category. */
async function existing(sources: readonly Source[], { services }: Asked): Promise<Source[]> {
  if (!sources.some(({ target }) => target.type === 'category')) return [...sources];
  const groups = await services.content.categories();
  const has = (target: Extract<SiteTarget, { type: 'category' }>) =>
    groups.some(
      ({ slug, categories }) =>
        slug === target.group && categories.some((category) => category.slug === target.category),
    );
  return sources.filter(({ target }) => target.type !== 'category' || has(target));
}

const only = (named: Named | undefined) =>
  named?.length === 1 || named?.every(({ place }) => !place) ? named[0]?.ref : undefined;

/** What the next question may leave out. */
function contextAfter({ question, before }: Asked, { asked }: AnswerParts): AssistantContext {
  const { intent, from, to, at, facility, date, time, mode, rider } = question;
  // small talk does not change the subject
  if (intent === 'small-talk' || intent === 'unknown') return before ?? {};
  const refs = { from: only(from), to: only(to), station: only(at) };
  return {
    intent,
    ...(refs.from && { from: refs.from }),
    ...(refs.to && { to: refs.to }),
    ...(refs.station && { station: refs.station }),
    ...(facility && { facility }),
    ...(date && { date }),
    ...(time && { time }),
    ...(mode !== 'depart' && intent !== 'last-train' && { mode }),
    ...(rider && { rider }),
    ...(asked && { asked }),
  } as AssistantContext;
}
