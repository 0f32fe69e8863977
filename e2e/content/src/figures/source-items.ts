import { type Locale, locales } from '../indexed-pages';
import { contentFiles, type Facts, factsOf } from './content-files';
import { figuresIn, type ShownFigure } from './shown-figures';
import { plainStatement, type Statement } from './shown-statements';
import { hotlines } from './source-contacts';

export interface SourceItem {
  /** Without the language. */
  path: string;
  facts: Record<Locale, Facts>;
  /** What its files type, without directives. */
  typed: Record<Locale, ShownFigure[]>;
  /** The directives of both files, as they are written. */
  directives: string[];
}

const directive = /:[a-z]+(?:-[a-z]+)*\{[^{}]*\}/g;

export const items: ReadonlyMap<string, SourceItem> = new Map(
  [...contentFiles].map(([path, { th, en }]) => {
    const facts = { th: factsOf(th), en: factsOf(en) };
    const typed = { th: figuresOf(th, 'th'), en: figuresOf(en, 'en') };
    const directives = locales.flatMap((locale) => contentFiles.get(path)![locale].match(directive) ?? []);
    return [path, { path, facts, typed, directives: [...new Set(directives)] }];
  }),
);

function figuresOf(source: string, locale: Locale): ShownFigure[] {
  return statementsOfFile(source).flatMap((statement) => figuresIn(statement, locale, hotlines));
}

/** A cell of a table, or a line. */
function statementsOfFile(source: string): Statement[] {
  let heads: string[] = [];
  return source.split('\n').flatMap((line) => {
    const text = line
      .replaceAll(directive, ' ')
      .replaceAll(/\]\([^)]*\)|https?:\/\/\S+/g, ']')
      .replaceAll(/[*_]|:(?:while|before|after)\[|\]\{[^}]*\}|[[\]]/g, '');
    if (!text.startsWith('|')) {
      heads = [];
      return [plainStatement(text)];
    }
    const cells = text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (heads.length === 0) heads = cells;
    return cells.map((cell, column) => ({
      text: cell,
      head: heads[column] ?? '',
      row: cells[0]!,
      isCut: false,
    }));
  });
}
