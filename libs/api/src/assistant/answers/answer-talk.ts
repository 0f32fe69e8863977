import type { SearchHit } from '@raang/domain';
import { type Asked, namedStation, pageOf, paragraphs, type AnswerParts, type Source } from './answer';
import { itemOf } from './items-of';
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

const isNamed = ({ title }: SearchHit) => title.marks.length > 0;

/** Pages about what the question says, and how to reach people. Advice is what the best page says in short. */
export async function answerSearch(asked: Asked): Promise<AnswerParts> {
  const { words, question } = asked;
  const isAdvice = question.topic === 'advice';
  const hits = await hitsAbout(
    asked,
    ({ title, excerpt, target, example }) =>
      title.marks.length + excerpt.marks.length > 0 && !(isAdvice && (example || target.type === 'page')),
  );
  const [best] = hits;
  if (!best) return answerUnknown(asked);
  return {
    text: isAdvice ? words.pageSays(best.title.text, await summaryOf(best, asked)) : words.foundPages,
    sources: [
      ...hits.map((hit) => sourceOf(hit, asked)),
      ...pageOf.role('contact', words.contactPage, asked),
    ],
  };
}

/** No answer: pages that may have one if their title has the question's words, and how to reach people. */
export async function answerUnknown(asked: Asked): Promise<AnswerParts> {
  const { words, question } = asked;
  const isOffTopic = question.topic === 'off-topic';
  const pages = isOffTopic ? [] : (await hitsAbout(asked, isNamed)).map((hit) => sourceOf(hit, asked));
  return {
    text: paragraphs(words.unknown, pages.length > 0 ? words.foundPages : words.foundNoPage),
    sources: [...pages, ...pageOf.role('contact', words.contactPage, asked)],
    choices: words.examples.slice(0, 3),
  };
}

/** The best page whose title has words of the question. A list, which is empty if there is none. */
export async function bestPage(asked: Asked): Promise<Source[]> {
  const hits = await hitsAbout(asked, (hit) => isNamed(hit) && !hit.example);
  return hits.slice(0, 1).map((hit) => sourceOf(hit, asked));
}

/** The best results. A topic and its page are one. */
async function hitsAbout(
  { services, text, locale }: Asked,
  isGood: (hit: SearchHit) => boolean,
): Promise<SearchHit[]> {
  const { items } = await services.search.search({ q: text, lang: locale, pageSize: 10 });
  const byTarget = Map.groupBy(items.filter(isGood), ({ target }) => JSON.stringify(target));
  return [...byTarget.values()].map(([hit]) => hit!).slice(0, mostPages);
}

const sourceOf = ({ title, target, example }: SearchHit, { words }: Asked): Source => ({
  title: example ? words.exampleOf(title.text) : title.text,
  target,
});

/** The first paragraph of what a page says in short. The excerpt of an item may be any part of its text. */
async function summaryOf({ kind, target, excerpt }: SearchHit, asked: Asked): Promise<string> {
  const detail = kind === 'item' && target.type === 'item' ? await itemOf(target, asked) : undefined;
  return (detail?.item.summary ?? excerpt.text).split('\n')[0]!;
}
