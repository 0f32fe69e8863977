import { figureProblems } from '../figures/check-figures';
import type { FigureData } from '../figures/figure';
import { directivesIn, replaceDirectives } from '../figures/figure-directive';
import { replaceTimely, type When, whens } from '../figures/timely';
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
  const lengths = whens.map((when) => shownLength(frontMatter.summary, when));
  const [before, ...others] = lengths;
  const summary = (reason: string) => [report(content.lineOf('summary'), `summary: ${reason}`)];
  const unfit = [
    ...(Math.max(before ?? 0, ...others) > longestSummary
      ? summary(`shows more than ${longestSummary} characters`)
      : []),
    ...(others.includes(0)
      ? summary('says nothing at some time: add what holds then, such as :after[…]{…}')
      : []),
  ];
  const undated = (isCarPark ? [] : typedRules(source, locale, data)).map(({ line, text, instead }) =>
    report(line, `"${text}" ends, and the text does not say so: write ${instead}`),
  );
  return [...misplaced, ...unanswered, ...typed, ...undated, ...unfit];
}

/** As long as search engines and cards show it. */
const longestSummary = 320;

const shownLength = (text: string, now: When): number =>
  replaceDirectives(
    replaceTimely(text, ({ when, text: inner }) => (when === now ? inner : undefined)),
    () => 'about as long',
  ).length;

const lineOf = (source: string, text: string) => source.slice(0, source.indexOf(text)).split('\n').length;
