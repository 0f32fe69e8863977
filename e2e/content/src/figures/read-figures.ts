import type { Locale } from '../indexed-pages';
import type { Crawl } from '../stored-crawl';
import { figuresIn, type ShownFigure } from './shown-figures';
import { hotlines } from './source-contacts';
import { items, type SourceItem } from './source-items';
import { placeNames } from './source-tables';
import { type Statement, statementsOf } from './shown-statements';

export interface PageFigures {
  /** With its language and its query. */
  path: string;
  locale: Locale;
  figures: ShownFigure[];
  /** The item of the page. */
  item: SourceItem | undefined;
  /** Items that it links to. */
  linked: SourceItem[];
  /** A card cuts off a text. */
  hasCuts: boolean;
}

const itemAt = (path: string) => items.get(path.slice(3).replace(/[?#].*/, ''));

/** What every page of a crawl shows, by path. */
export async function readFigures({ pages, htmlAt }: Crawl): Promise<Map<string, PageFigures>> {
  const shown = [...pages].filter(([, { status, language }]) => status === 200 && language);
  const read = await Promise.all(
    shown.map(async ([path, { references }]): Promise<PageFigures> => {
      const locale = path.startsWith('/th') ? 'th' : 'en';
      const statements = statementsOf(await htmlAt(path)).map(withoutNames);
      const linked = references.flatMap((reference) => itemAt(reference.path) ?? []);
      return {
        path,
        locale,
        figures: statements.flatMap((statement) => figuresIn(statement, locale, hotlines)),
        item: itemAt(path),
        linked: [...new Set(linked)],
        hasCuts: statements.some(({ isCut }) => isCut),
      };
    }),
  );
  return new Map(read.map((page) => [page.path, page]));
}

/** A building is named after a day. */
const datedNames = placeNames.filter((name) => / \d{1,2} \S+ \d{4}$/.test(name));

const withoutNames = (statement: Statement): Statement => ({
  ...statement,
  text: datedNames.reduce((text, name) => text.replace(name, ''), statement.text),
});
