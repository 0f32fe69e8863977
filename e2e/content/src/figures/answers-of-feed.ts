import type { APIRequestContext } from '@playwright/test';
import { saysNow } from './cover';
import type { PageFigures } from './read-figures';

/** What the feed in force answers to the questions of pages: the times and amounts that the planner has for them. */
export async function createAnswers(request: APIRequestContext, begun: Date) {
  const read = async (path: string): Promise<unknown> => (await request.get(`/api/v1${path}`)).json();
  const lines = ((await read('/lines?isOwn=true')) as { id: string }[]).map(({ id }) => id);
  const cache = new Map<string, Promise<unknown>>();
  const answerTo = (question: string) => {
    const answer = cache.get(question) ?? read(question);
    cache.set(question, answer);
    return answer;
  };
  const isNow = (time: string) => {
    const later = (minutesOf(time) - minutesOf(inZone(begun).slice(11, 16)) + 24 * 60) % (24 * 60);
    return later <= minutesOfCrawl;
  };
  return async (page: PageFigures) => {
    const asked = page.figures.find(
      ({ kind, value, statement }) => kind === 'time' && saysNow.test(statement.text) && isNow(value),
    );
    const now = inZone(begun).slice(0, 11) + (asked?.value ?? inZone(begun).slice(11, 16));
    const questions = questionsOf(page.path, now, lines);
    const answers = await Promise.all(questions.map(answerTo));
    return { answers: new Set(answers.flatMap((answer) => figuresOfAnswer(answer))), isNow };
  };
}

/** The clock goes on while the crawl reads, on a machine that does other things too. */
const minutesOfCrawl = 30;

/** `2026-11-28T10:00:00` as the clocks of the network show it. */
const inZone = (moment: Date) => moment.toLocaleString('sv', { timeZone: 'Asia/Bangkok' }).replace(' ', 'T');

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Questions of a page to the feed, as paths of the product API; none for a page of other things. */
function questionsOf(path: string, now: string, lines: readonly string[]): string[] {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const route = pathname.slice('/en'.length);
  const [from, to, line] = ['from', 'to', 'line'].map((name) => searchParams.get(name));
  if (from && to && route === '/search-departure') {
    const time = searchParams.get('time') ?? now.slice(11, 16);
    const question = `/journeys?from=${from}&to=${to}&date=${now.slice(0, 10)}&time=${time}`;
    return [question, `${question}&mode=last`];
  }
  if (from && to) return [`/fares?from=${from}&to=${to}`];
  const station = /^\/stations\/(\w+)$/.exec(route)?.[1] ?? searchParams.get('station') ?? from;
  if (station)
    return [
      `/stations/${station}`,
      `/stations/${station}/departures?at=${encodeURIComponent(`${now}:00+07:00`)}`,
    ];
  if (!/^\/(?:service-status|travel\/train-(?:schedule|line))$/.test(route)) return [];
  return (line ? [line] : lines).flatMap((id) => [`/lines/${id}/service-hours`, `/lines/${id}/headways`]);
}

/** The clock times and the amounts in an answer, as pages write them. */
function figuresOfAnswer(answer: unknown, name = ''): string[] {
  if (Array.isArray(answer)) return answer.flatMap((part) => figuresOfAnswer(part, name));
  if (answer !== null && typeof answer === 'object')
    return Object.entries(answer).flatMap(([key, part]) => figuresOfAnswer(part, key));
  if (typeof answer === 'number' && /satang/i.test(name)) return [String(Math.abs(answer) / 100)];
  if (typeof answer === 'number' && /train|time|start|end/i.test(name)) return [clock(answer)];
  const [, time, seconds] = /T(\d\d:\d\d):(\d\d)/.exec(String(answer)) ?? [];
  if (!time) return typeof answer === 'string' && /^\d{4}-\d\d-\d\d$/.test(answer) ? [answer] : [];
  // an arrival is rounded up
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return seconds === '00' ? [time] : [time, clock((hours * 60 + minutes + 1) * 60)];
}

const clock = (seconds: number) =>
  [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
