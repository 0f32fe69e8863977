import type { KeptRowModel } from '@raang/views';
import { keptRowPath } from './kept-row-path';
import { readKeptPlaces } from './kept-places';
import { recentStations } from './recent-stations-store';
import { signedInAccount } from './signed-in-account';

/** What a row asks for: a way, or the next trains where there is no `to`. */
interface Question {
  from?: string | undefined;
  to?: string;
}

/** The newest filling counts. */
let filling = 0;

/**
 * Says on the document which rows the visitor's device has something for, and fills them in. Each asks for its two stations,
 * and for nothing if no place is kept. A lazy chunk, without React: it comes after the first paint of a known visitor's home.
 */
export function showKeptRows(): void {
  const current = ++filling;
  const questions = questionsOf(readKeptPlaces(), recentStations.read());
  const { dataset } = document.documentElement;
  if (questions.size > 0) dataset['known'] = [...questions.keys()].join(' ');
  else delete dataset['known'];
  for (const [name, question] of questions)
    for (const row of document.querySelectorAll<HTMLAnchorElement>(`[data-kept-row="${name}"]`))
      void fill(row, question, () => current === filling);
}

// a station that the account has saved comes before those of the device
signedInAccount.subscribe(showKeptRows);

/**
 * Home counts from work, and work from home; without it from the station saved or searched last. The last row has that
 * station's trains.
 */
export function questionsOf(
  { home, work }: ReturnType<typeof readKeptPlaces>,
  recent: readonly string[],
): Map<'home' | 'work' | 'last', Question> {
  const questions = new Map<'home' | 'work' | 'last', Question>();
  const startFor = (to: string, other: string | undefined) =>
    [other, ...recent].find((from) => from !== undefined && from !== to);
  if (home) questions.set('home', { from: startFor(home, work), to: home });
  if (work) questions.set('work', { from: startFor(work, home), to: work });
  const [last] = recent;
  if (questions.size > 0 && last) questions.set('last', { from: last });
  return questions;
}

async function fill(row: HTMLAnchorElement, question: Question, isNewest: () => boolean): Promise<void> {
  const answer = await ask(question);
  if (!answer || !isNewest()) return;
  row.href = answer.href;
  write(row, 'name', ` · ${answer.name}`);
  write(row, 'from', answer.from ? ` ${answer.from}` : '');
  write(row, 'says', answer.says ?? '');
}

const write = (row: Element, part: keyof KeptRowModel, text: string) =>
  row.querySelector(`[data-kept="${part}"]`)?.replaceChildren(text);

/** Undefined without a network, and for a station that the network no longer has: the row then leads to the planner. */
async function ask(question: Question): Promise<KeptRowModel | undefined> {
  try {
    // without cookies: the answer is the same for everybody
    const response = await fetch(keptRowPath(document.documentElement.lang, question), {
      credentials: 'omit',
    });
    return response.ok ? ((await response.json()) as KeptRowModel) : undefined;
  } catch {
    return undefined;
  }
}
