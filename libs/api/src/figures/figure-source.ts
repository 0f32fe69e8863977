import type { Locale } from '@raang/domain';
import type { Planner } from '@raang/journeys';
import { networkTime } from '@raang/text-time';
import type { CallContext } from '../context/call-context';
import type { Database } from '../database/database';
import { type Figure, FigureError } from './figure';
import { parseDirective, replaceDirectives } from './figure-directive';
import { figureOf, isTimely } from './figure-kinds';
import { replaceTimely, type Timely, withoutEmptyBlocks } from './timely';
import { figureHtml, figureText } from './write-figure';

/** Puts figures of the feed in force into texts. A figure that the feed does not have becomes a dash. */
export interface Figures {
  inText: (text: string, locale: Locale) => string;
  inHtml: (html: string, locale: Locale) => string;
}

export type FigureSource = (db: Database) => Promise<Figures>;

/** Context of procedures whose texts have figures. */
export interface FigureContext extends CallContext {
  figureSource: FigureSource;
}

export interface FigureSourceOptions {
  feedSource: (db: Database) => Promise<Planner | undefined>;
  now: () => Date;
  /** Called once per feed and day for each directive without a figure. */
  onError: (error: unknown) => void;
}

/** Caches the figures of one feed and day. */
export function createFigureSource({ feedSource, now, onError }: FigureSourceOptions): FigureSource {
  let current: { feed: Planner | undefined; date: string; figures: Figures } | undefined;
  return async (db) => {
    const feed = await feedSource(db);
    const date = networkTime.dayOf(now());
    if (current?.feed !== feed || current?.date !== date)
      current = { feed, date, figures: createFigures(feed && { feed, date }, onError) };
    return current!.figures;
  };
}

function createFigures(
  data: { feed: Planner; date: string } | undefined,
  onError: FigureSourceOptions['onError'],
): Figures {
  const known = new Map<string, Figure | undefined>();
  const find = (written: string) => {
    if (!data) return undefined;
    if (!known.has(written)) known.set(written, resolve(written, data, onError));
    return known.get(written);
  };
  const held = new Map<string, boolean>();
  const holds = (written: Timely) => {
    const key = `:${written.when}{${written.of}}`;
    if (!held.has(key)) held.set(key, data !== undefined && isNow(written, data, onError));
    return held.get(key);
  };
  const timely = (text: string) =>
    replaceTimely(text, (written) => (holds(written) ? written.text : undefined));
  const inText: Figures['inText'] = (text, locale) =>
    replaceDirectives(timely(text), (written) => figureText(find(written), locale));
  const inHtml: Figures['inHtml'] = (html, locale) =>
    withoutEmptyBlocks(timely(html)).replaceAll(/<[^>]*>?|[^<]+/g, (part) =>
      part.startsWith('<')
        ? inText(part, locale)
        : replaceDirectives(part, (written) => figureHtml(find(written), locale)),
    );
  return { inText, inHtml: (html, locale) => (html.includes('{') ? inHtml(html, locale) : html) };
}

/** A text of an unknown rule does not hold. */
function isNow(
  timely: Timely,
  data: { feed: Planner; date: string },
  onError: FigureSourceOptions['onError'],
): boolean {
  try {
    return isTimely(timely, data);
  } catch (error) {
    if (!(error instanceof FigureError)) throw error;
    onError(new FigureError(`:${timely.when}{${timely.of}} in the content: ${error.message}`));
    return false;
  }
}

function resolve(
  written: string,
  data: { feed: Planner; date: string },
  onError: FigureSourceOptions['onError'],
): Figure | undefined {
  try {
    return figureOf(parseDirective(written), data);
  } catch (error) {
    if (!(error instanceof FigureError)) throw error;
    onError(new FigureError(`${written} in the content: ${error.message}`));
    return undefined;
  }
}
