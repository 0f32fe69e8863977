import type { SearchHit } from '@raang/domain';
import { type Asked, namedStation, pageOf, paragraphs, type AnswerParts, type Source } from './answer';
import { aboutPlace, isAnswer, onlyPlace } from './places';

/** Greetings, thanks, and what the assistant is. */
export async function answerSmallTalk({ question, words }: Asked): Promise<AnswerParts> {
  if (question.topic === 'thanks') return { text: words.thanks };
  if (question.topic === 'goodbye') return { text: words.goodbye };
  return { text: question.topic === 'who' ? words.who : words.hello, choices: words.examples };
}

/** A name alone: what is known about the place, and what to ask. */
export async function answerPlace(asked: Asked): Promise<AnswerParts> {
  const { words, question, locale, stations } = asked;
  const at = onlyPlace(question.at!, 'station', asked);
  if (isAnswer(at)) return at;
  const lines = stations.get(at.station)?.lineIds ?? [];
  return {
    text: paragraphs(aboutPlace(at, asked), words.pressOrWrite),
    cards: [
      {
        title: at.place ? at.name[locale] : namedStation(at.station, asked),
        rows: [],
        lineIds: [...lines],
        target: { type: 'station', code: at.station },
      },
    ],
    sources: [pageOf.station(at, asked)],
    choices: [words.next.journey, words.next.nextTrains, words.next.lastTrain, words.next.facilities],
  };
}

/** A line alone. */
export async function answerLine(asked: Asked): Promise<AnswerParts> {
  const { words, question, lines } = asked;
  const line = lines.find(({ id }) => id === question.line);
  if (!line) return answerUnknown(asked);
  const page = pageOf.role('lines', words.linesPage, asked);
  return {
    text: paragraphs(words.lineFacts(line.name[asked.locale], line.stations.length), words.pressOrWrite),
    sources: page,
    choices: [words.next.nextTrains, words.next.lastTrain, words.next.status],
  };
}

/** Pages named in an answer. */
const mostPages = 3;

/** Pages about what the question says, and how to reach people. */
export async function answerSearch(asked: Asked): Promise<AnswerParts> {
  const pages = await pagesAbout(
    asked,
    ({ title, excerpt }) => title.marks.length + excerpt.marks.length > 0,
  );
  if (pages.length === 0) return answerUnknown(asked);
  const { words } = asked;
  return { text: words.foundPages, sources: [...pages, ...pageOf.role('contact', words.contactPage, asked)] };
}

/** No answer: pages that may have one if their title has the question's words, and how to reach people. */
export async function answerUnknown(asked: Asked): Promise<AnswerParts> {
  const { words, question } = asked;
  const isOffTopic = question.topic === 'off-topic';
  const pages = isOffTopic ? [] : await pagesAbout(asked, ({ title }) => title.marks.length > 0);
  return {
    text: paragraphs(words.unknown, pages.length > 0 ? words.foundPages : words.foundNoPage),
    sources: [...pages, ...pageOf.role('contact', words.contactPage, asked)],
    choices: words.examples.slice(0, 3),
  };
}

async function pagesAbout(
  { services, text, locale, words }: Asked,
  isGood: (hit: SearchHit) => boolean,
): Promise<Source[]> {
  const { items } = await services.search.search({ q: text, lang: locale, pageSize: 10 });
  return items
    .filter(isGood)
    .slice(0, mostPages)
    .map(({ title, target, example }) => ({
      title: example ? words.exampleOf(title.text) : title.text,
      target,
    }));
}
