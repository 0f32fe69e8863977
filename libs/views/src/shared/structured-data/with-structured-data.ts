import type { CrumbModel } from '../page/crumb-model';
import type { HeadModel } from '../page/head';
import type { ModelContext } from '../page/model-context';
import type { StructuredData } from '../page/structured-data';
import { toCrumbsStructuredData } from './crumbs-structured-data';

/** The head of a page with the structured data of its subjects, then of its breadcrumbs. */
export function withStructuredData(
  head: HeadModel,
  crumbs: readonly CrumbModel[],
  { publicUrl }: Pick<ModelContext, 'publicUrl'>,
  subjects: readonly (StructuredData | undefined)[] = [],
): HeadModel {
  const known = subjects.filter((subject) => subject !== undefined);
  const way = toCrumbsStructuredData(crumbs, { publicUrl, canonical: head.canonical });
  return { ...head, structuredData: [...known, way] };
}
