import type { BreadcrumbList } from 'schema-dts';
import type { CrumbModel } from '../page/crumb-model';
import type { StructuredData } from '../page/structured-data';
import { toStructuredData } from './to-structured-data';

/**
 * The breadcrumbs of a page that have a page themselves; the last one is the page itself.
 * @see https://schema.org/BreadcrumbList
 */
export function toCrumbsStructuredData(
  crumbs: readonly CrumbModel[],
  { publicUrl, canonical }: { publicUrl: string; canonical: string },
): StructuredData {
  const steps = crumbs.flatMap(({ label, href }, index) => {
    if (index === crumbs.length - 1) return [{ name: label, item: canonical }];
    return href ? [{ name: label, item: new URL(href, publicUrl).href }] : [];
  });
  return toStructuredData<BreadcrumbList>({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...step,
    })),
  });
}
