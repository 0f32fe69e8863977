import type { CrumbModel } from '../page/crumb-model';
import type { HeadModel } from '../page/head';
import type { StructuredData } from '../page/structured-data';

/** The head of a page whose only structured data are its breadcrumbs. */
export function withCrumbs(
  head: HeadModel,
  crumbs: readonly CrumbModel[],
  { publicUrl }: { publicUrl: string },
): HeadModel {
  const { canonical } = head;
  return { ...head, structuredData: [toCrumbsStructuredData(crumbs, { publicUrl, canonical })] };
}

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
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
