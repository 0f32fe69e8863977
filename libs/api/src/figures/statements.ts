import type { Locale } from '@raang/domain';
import { replaceDirectives } from './figure-directive';

/** A sentence of a text, or a cell of a table with its head and the first cell of its row. */
export interface Statement {
  line: number;
  text: string;
}

/** Stands for a directive of a headway. */
export const period = '\u2026';

/** The statements of a content file, without its directives and the addresses of its links. */
export function statementsOf(source: string, locale: Locale): Statement[] {
  let head: string[] | undefined;
  return source.split('\n').flatMap((raw, index) => {
    const line = index + 1;
    // the times of a headway are those of its period
    const text = replaceDirectives(raw, (directive) =>
      directive.startsWith(':headway') ? period : '',
    ).replaceAll(/\]\([^)]*\)|https?:\/\/\S+/g, ']');
    if (!text.startsWith('|')) {
      head = undefined;
      const sentences = locale === 'en' ? text.split(/(?<=[.!?])\s+/) : [text];
      return sentences.map((sentence) => ({ line, text: sentence }));
    }
    const cells = text.split('|').slice(1, -1);
    head ??= cells;
    return cells.map((cell, column) => ({
      line,
      text: column === 0 ? cell : [head?.[column], cells[0], cell].join(' '),
    }));
  });
}
