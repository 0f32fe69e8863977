import { type Asked, pageOf, paragraphs, type Reply, namedStation } from './answer';
import { connectionWords, isReply, onlyPlace } from './places';

/** Greetings, thanks, and what the assistant is. */
export async function answerSmallTalk({ question, words }: Asked): Promise<Reply> {
  if (question.topic === 'thanks') return { text: words.thanks };
  if (question.topic === 'goodbye') return { text: words.goodbye };
  return { text: question.topic === 'who' ? words.who : words.hello, choices: words.examples };
}

/** A name alone: what is known about the place, and what to ask. */
export async function answerPlace(asked: Asked): Promise<Reply> {
  const { words, question, locale, stations } = asked;
  const at = onlyPlace(question.at!, 'station', asked);
  if (isReply(at)) return at;
  const lines = stations.get(at.station)?.lineIds ?? [];
  return {
    text: paragraphs(connectionWords(at, 'station', asked), words.pressOrWrite),
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
export async function answerLine(asked: Asked): Promise<Reply> {
  const { words, question, lines } = asked;
  const line = lines.find(({ id }) => id === question.line);
  if (!line) return answerUnknown(asked);
  const page = pageOf.category('travel', 'train-line', words.linesPage);
  return {
    text: paragraphs(words.lineFacts(line.name[asked.locale], line.stations.length), words.pressOrWrite),
    sources: [page],
    choices: [words.next.nextTrains, words.next.lastTrain, words.next.status],
  };
}

/** No answer: pages that may have one, and how to reach people. */
export async function answerUnknown(asked: Asked): Promise<Reply> {
  const { words } = asked;
  const contact = pageOf.category('contact', 'mrta', words.contactPage);
  return {
    text: paragraphs(words.unknown, words.foundNoPage),
    sources: [contact],
    choices: words.examples.slice(0, 3),
  };
}
