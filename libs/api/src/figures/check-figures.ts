import { type FigureData, FigureError } from './figure';
import { directivesIn, parseDirective } from './figure-directive';
import { figureOf } from './figure-kinds';

/** Explains which directives of a text the data cannot answer. Empty if it has a figure for all of them. */
export function figureProblems(text: string, data: FigureData): { directive: string; reason: string }[] {
  return directivesIn(text).flatMap((directive) => {
    try {
      figureOf(parseDirective(directive), data);
      return [];
    } catch (error) {
      if (!(error instanceof FigureError)) throw error;
      return [{ directive, reason: error.message }];
    }
  });
}
