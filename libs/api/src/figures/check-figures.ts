import { type FigureData, FigureError } from './figure';
import { directivesIn, parseDirective } from './figure-directive';
import { figureOf, isTimely } from './figure-kinds';
import { replaceTimely, unclosedTimely } from './timely';

/** Explains which directives of a text the data cannot answer. Empty if it has a figure for all of them. */
export function figureProblems(text: string, data: FigureData): Problem[] {
  const problems: Problem[] = unclosedTimely(text).map((directive) => ({
    directive,
    reason: 'needs its end, such as ]{rule=…}',
  }));
  const check = (directive: string, resolve: () => unknown) => {
    try {
      resolve();
    } catch (error) {
      if (!(error instanceof FigureError)) throw error;
      problems.push({ directive, reason: error.message });
    }
  };
  const whole = replaceTimely(text, (timely) => {
    check(`{${timely.of}}`, () => isTimely(timely, data));
    return timely.text;
  });
  for (const directive of directivesIn(whole))
    check(directive, () => figureOf(parseDirective(directive), data));
  return problems;
}

interface Problem {
  directive: string;
  reason: string;
}
