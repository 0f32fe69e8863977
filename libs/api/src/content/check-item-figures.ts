import { figureProblems } from '../figures/check-figures';
import type { FigureData } from '../figures/figure';
import { directivesIn, replaceDirectives } from '../figures/figure-directive';
import { isTimely } from '../figures/figure-kinds';
import { replaceTimely, type Timely, whens } from '../figures/timely';
import { typedFigures } from '../figures/typed-figures';
import { typedRules } from '../figures/typed-rules';
import type { ContentFile, ContentProblem } from './content-file';
import type { TextFile } from './content-folder';

/** Fields that other programs keep: feed readers, search engines, the table of car parks. */
const fieldsWithout = ['title', 'pictureAlt', 'riderFee', 'visitorFee', 'monthlyFee'];

/** Finds directives that have no figure or no place, and figures that should be directives. */
export function checkItemFigures(
  { file, locale, source, content }: TextFile & { content: ContentFile },
  data: FigureData,
): ContentProblem[] {
  const { frontMatter } = content;
  const report = (line: number, reason: string) => ({ file, line, reason });
  // it is printed to a file of its date
  if (frontMatter.kind === 'document')
    return directivesIn(source).map((directive) =>
      report(lineOf(source, directive), `${directive}: a document has the figures of its date; type them`),
    );
  const misplaced = Object.entries(frontMatter)
    .filter(([field]) => fieldsWithout.includes(field))
    .flatMap(([field, value]) =>
      directivesIn(String(value)).map((directive) =>
        report(content.lineOf(field), `${field}: has no figures; write it without ${directive}`),
      ),
    );
  const unanswered = figureProblems(source, data).map(({ directive, reason }) =>
    report(lineOf(source, directive), `${directive}: ${reason}`),
  );
  // its fees are no fares, and its hours no trains
  const isCarPark = frontMatter.kind === 'car-park';
  const typed = (isCarPark ? [] : typedFigures(source, locale, data)).map(({ line, text, instead }) =>
    report(line, `"${text}" is in the timetable or the tariff: write ${instead}`),
  );
  const summary = (reason: string) => [report(content.lineOf('summary'), `summary: ${reason}`)];
  const isLong = whens.some(
    (now) => shown(frontMatter.summary, ({ when }) => when === now).length > longestSummary,
  );
  const isSilent =
    unanswered.length === 0 && shown(frontMatter.summary, (timely) => isTimely(timely, data)) === '';
  const unfit = [
    ...(isLong ? summary(`shows more than ${longestSummary} characters`) : []),
    ...(isSilent ? summary(`says nothing on ${data.date}: add what holds then, such as :after[…]{…}`) : []),
  ];
  const undated = (isCarPark ? [] : typedRules(source, locale, data)).map(({ line, text, instead }) =>
    report(line, `"${text}" ends, and the text does not say so: write ${instead}`),
  );
  return [...misplaced, ...unanswered, ...typed, ...undated, ...unfit];
}

/** As long as search engines and cards show it. */
const longestSummary = 320;

/** A text at some time, with figures that are about as long as theirs. */
const shown = (text: string, holds: (timely: Timely) => boolean): string =>
  replaceDirectives(
    replaceTimely(text, (timely) => (holds(timely) ? timely.text : undefined)),
    () => 'about as long',
  );

const lineOf = (source: string, text: string) => source.slice(0, source.indexOf(text)).split('\n').length;
