import type { KeptRowModel, SavedWay } from '@raang/views';
import { whenDue } from './renewal-due';
import { keptRowPath, type KeptRowQuestion } from './kept-row-path';
import { readKeptPlaces } from './kept-places';
import { recentStations } from './recent-stations-store';
import { readSavedWays } from './saved-ways';
import { savesData } from './saves-data';
import { signedInAccount } from './signed-in-account';

type RowName = 'home' | 'work' | 'saved' | 'last';

/** The newest filling counts. */
let filling = 0;
let isRenewalAwaited = false;

/** What these say of trains is right for a moment only. */
const liveRows = new WeakSet<Element>();

/**
 * Says on the document which rows the visitor's device has something for, and fills them in. Each asks for its two stations,
 * and for nothing if no place is kept. A lazy chunk, without React: it comes after the first paint of a known visitor's home.
 */
export function showKeptRows(): void {
  show(readSavedWays());
}

function show(ways: readonly SavedWay[]): void {
  const current = ++filling;
  const questions = questionsOf(readKeptPlaces(), recentStations.read(), ways);
  const { dataset } = document.documentElement;
  if (questions.size > 0) dataset['known'] = [...questions.keys()].join(' ');
  else delete dataset['known'];
  for (const [name, question] of questions)
    for (const row of document.querySelectorAll<HTMLAnchorElement>(`[data-kept-row="${name}"]`))
      void fill(row, question, () => current === filling).then((isGone) => {
        // of a saved way the network has lost an end: the next one counts
        if (isGone && name === 'saved' && current === filling) show(ways.slice(1));
      });
}

// a station that the account has saved comes before those of the device
signedInAccount.subscribe(showKeptRows);

/**
 * Home counts from work, and work from home; without it from the station saved or searched last. The last row has the way saved
 * last, or else that station's trains.
 */
export function questionsOf(
  { home, work }: ReturnType<typeof readKeptPlaces>,
  recent: readonly string[],
  [way]: readonly SavedWay[],
): Map<RowName, KeptRowQuestion> {
  const questions = new Map<RowName, KeptRowQuestion>();
  const startFor = (to: string, other: string | undefined) =>
    [other, ...recent].find((from) => from !== undefined && from !== to);
  if (home) questions.set('home', { from: startFor(home, work), to: home });
  if (work) questions.set('work', { from: startFor(work, home), to: work });
  const [last] = recent;
  if (way) questions.set('saved', way);
  else if (questions.size > 0 && last) questions.set('last', { from: last });
  return questions;
}

/** Fills the rows in again, once for all of them, while somebody looks at them. */
function renewLater(): void {
  if (isRenewalAwaited || savesData()) return;
  isRenewalAwaited = true;
  whenDue(() => {
    isRenewalAwaited = false;
    showKeptRows();
  });
}

/** Returns whether the network no longer has what the row asks for. */
async function fill(
  row: HTMLAnchorElement,
  question: KeptRowQuestion,
  isNewest: () => boolean,
): Promise<boolean> {
  const answer = await askForRow(question);
  if (answer === 'gone' || !isNewest()) return answer === 'gone';
  if (answer) {
    row.href = answer.href;
    write(row, 'name', ` · ${answer.name}`);
    write(row, 'from', answer.from ? ` ${answer.from}` : '');
    write(row, 'says', answer.says ?? '');
    if (answer.isLive) liveRows.add(row);
    else liveRows.delete(row);
  } else if (liveRows.has(row)) write(row, 'says', '');
  if (liveRows.has(row)) renewLater();
  return false;
}

const write = (row: Element, part: 'name' | 'from' | 'says', text: string) =>
  row.querySelector(`[data-kept="${part}"]`)?.replaceChildren(text);

/** `gone` for a station that the network no longer has. Undefined without a connection: the row then leads to the planner. */
export async function askForRow(question: KeptRowQuestion): Promise<KeptRowModel | 'gone' | undefined> {
  try {
    // without cookies: the answer is the same for everybody
    const response = await fetch(keptRowPath(document.documentElement.lang, question), {
      credentials: 'omit',
    });
    if (response.status === 404) return 'gone';
    return response.ok ? ((await response.json()) as KeptRowModel) : undefined;
  } catch {
    return undefined;
  }
}
