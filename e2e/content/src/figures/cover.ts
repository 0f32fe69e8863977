import type { Locale } from '../indexed-pages';
import type { ShownFigure } from './shown-figures';
import type { SourceItem } from './source-items';

/** Where a figure stands, and when the page was read. */
export interface Place {
  locale: Locale;
  /** The item of the page. */
  item: SourceItem | undefined;
  /** Items that the page links to. */
  linked: readonly SourceItem[];
  /** What the feed answers to the page's questions: times and amounts. */
  answers: ReadonlySet<string>;
  /** What the directives of an item become, by its path: `baht 44`. */
  directives: ReadonlyMap<string, ReadonlySet<string>>;
  /** By the clock of the site. */
  today: string;
  isNow: (time: string) => boolean;
}

/** Names the source that has a figure; undefined if this one does not. */
export type Cover = (figure: ShownFigure, place: Place) => string | undefined;

export const keyOf = ({ kind, value }: Pick<ShownFigure, 'kind' | 'value'>): string => `${kind} ${value}`;

/** Words beside the time at which a page was asked for. */
export const saysNow = /Updated|\bnow\b|As of|ข้อมูล|ตอนนี้|ขณะนี้|เดี๋ยวนี้/i;
