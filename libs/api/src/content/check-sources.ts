import { type ContentFrontMatter, officialSourceKinds } from '@raang/domain';
import type { ContentFile, ContentProblem } from './content-file';
import type { SourceRegistry } from './content-folder';

/** A field of the front matter, and what is wrong with it. */
export interface FieldProblem {
  field: 'sources' | 'certainty';
  reason: string;
}

/** Finds a source that the registry does not have; undefined if it has all of them. */
export function unknownSource(
  { sources }: Pick<ContentFrontMatter, 'sources'>,
  { byId }: SourceRegistry,
): FieldProblem | undefined {
  const unknown = sources?.find((id) => !byId.has(id));
  return unknown
    ? { field: 'sources', reason: `sources.yaml has no source ${unknown}; add it there` }
    : undefined;
}

/** Guides that a reader acts on. */
const guides: readonly ContentFrontMatter['kind'][] = ['article', 'safety-picture'];

/** A guide names its sources, or says that it is advice or an example. */
export function missingSource({
  kind,
  sources,
  advice,
  example,
}: Pick<ContentFrontMatter, 'kind' | 'sources' | 'advice' | 'example'>): FieldProblem | undefined {
  if (advice && sources) return { field: 'sources', reason: 'advice has no source; remove one of the two' };
  return guides.includes(kind) && !sources && !advice && !example
    ? { field: 'sources', reason: 'missing; name the sources, or write advice: true for general advice' }
    : undefined;
}

/** Only the word of the authority, an operator or the government makes a fact official. */
export function unofficialSource(
  { certainty, sources = [] }: Pick<ContentFrontMatter, 'certainty' | 'sources'>,
  { byId }: SourceRegistry,
): FieldProblem | undefined {
  if (certainty !== 'official') return undefined;
  const isOfficial = sources.some((id) => officialSourceKinds.includes(byId.get(id)?.kind ?? 'press'));
  const reason = `official needs a source of kind ${officialSourceKinds.join(', ')}; name one, or write probable`;
  return isOfficial ? undefined : { field: 'certainty', reason };
}

/** Finds sources that no item names. */
export function unusedSources(
  texts: readonly { content: ContentFile }[],
  { byId, lineOf }: SourceRegistry,
): ContentProblem[] {
  const used = new Set(texts.flatMap(({ content }) => content.frontMatter.sources ?? []));
  return [...byId.values()]
    .filter(({ id }) => !used.has(id))
    .map(({ id }) => ({
      file: 'sources.yaml',
      line: lineOf(id),
      reason: `id: no item names the source ${id}; remove it`,
    }));
}
