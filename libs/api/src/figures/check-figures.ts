import { type FigureData, FigureError } from './figure';
import { directivesIn, parseDirective } from './figure-directive';
import { figureOf, isTimely } from './figure-kinds';
import { replaceTimely, unclosedTimely } from './timely';

/** A unit after a directive, whose figure has its own. */
const doubledUnit =
  /:[a-z-]+\{[^{}]*\}\**\s*(น\.|บาท|นาที|ชั่วโมง|ชม\.|baht\b|min(?:utes?)?\b|h(?:ou)?rs?\b|o’clock)/g;

/** Explains which directives of a text the data cannot answer, or that have their unit twice. Empty if all are right. */
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
  for (const [directive, unit] of whole.matchAll(doubledUnit))
    problems.push({ directive, reason: `the figure has its unit; write it without "${unit}"` });
  return problems;
}

interface Problem {
  directive: string;
  reason: string;
}
