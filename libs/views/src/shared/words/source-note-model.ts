import type { Bilingual, Certainty } from '@raang/domain';
import type { ModelContext } from '../page/model-context';
import { certaintyNote } from './certainty-words';
import { toPeriod } from './item-period';

/** Sources, date and reliability of a page's facts, for its foot. */
export interface SourceNoteModel {
  /** A sentence for each level of certainty, and remarks of the page. */
  notes: string[];
  asOf?: string | undefined;
  sources: { name: string; href: string }[];
}

/** A fact, or an item of facts, with its provenance. */
export interface Sourced {
  certainty?: Certainty | undefined;
  asOf?: string | undefined;
  sources?: readonly NamedSource[] | undefined;
  /** Names of the feed's sources, separated by `; `. */
  source?: Bilingual | undefined;
}

interface NamedSource {
  name: Bilingual;
  url?: string | undefined;
}

const leastCertainFirst: readonly Certainty[] = ['estimated', 'computed', 'probable'];

/**
 * Joins the provenance of everything that a page states; undefined if there is nothing to say. A source without a URL is
 * left out: nobody can open it.
 * @param remarks what else to know about the facts
 */
export function toSourceNote(
  records: readonly Sourced[],
  context: ModelContext,
  remarks: readonly string[] = [],
): SourceNoteModel | undefined {
  const { locale } = context;
  const notes = leastCertainFirst
    .filter((level) => records.some(({ certainty }) => certainty === level))
    .flatMap((level) => certaintyNote(level, context) ?? []);
  const sources = new Map(
    records.flatMap((record) =>
      sourcesOf(record, context).flatMap(({ name, url }) =>
        url ? [[name[locale], { name: name[locale], href: url }] as const] : [],
      ),
    ),
  );
  const note = {
    notes: [...remarks, ...notes],
    asOf: datesOf(records, context),
    sources: [...sources.values()],
  };
  return note.notes.length + note.sources.length > 0 || note.asOf ? note : undefined;
}

function sourcesOf({ sources = [], source }: Sourced, { dataSources = [] }: ModelContext): NamedSource[] {
  const names = source?.en.split(';').map((name) => name.trim()) ?? [];
  return [...sources, ...dataSources.filter(({ name }) => names.includes(name.en))];
}

/** The day of verification, or the first and the last. */
function datesOf(records: readonly Sourced[], context: ModelContext): string | undefined {
  const days = records.flatMap(({ asOf }) => asOf ?? []).sort();
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return undefined;
  return toPeriod({ validFrom: first, validTo: last }, context);
}
