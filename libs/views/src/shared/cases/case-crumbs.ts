import { msg } from '@lingui/core/macro';
import type { CategoryGroup } from '@raang/domain';
import type { CrumbModel } from '../page/crumb-model';
import type { ModelContext } from '../page/model-context';
import { categoryOfView } from '../words/category-of-view';

/** The category whose page has the form of a kind of case. */
export interface FormCategory {
  group: string;
  category: string;
}

/**
 * Breadcrumbs of a page about a case: home, the group, and the category with its form; by default the one with the first
 * steps after a loss.
 */
export function caseCrumbs(
  label: string,
  groups: readonly CategoryGroup[],
  context: ModelContext,
  formCategory?: FormCategory,
): CrumbModel[] {
  const { hrefs, i18n, locale } = context;
  const address = formCategory ?? categoryOfView('LostProperty', groups, context);
  const group = groups.find(({ slug }) => slug === address?.group);
  const category = group?.categories.find(({ slug }) => slug === address?.category);
  return [
    { label: i18n._(msg`Home`), href: hrefs.home(locale) },
    ...(group ? [{ label: group.name[locale] }] : []),
    ...(group && category
      ? [
          {
            label: category.name[locale],
            href: hrefs.listing(locale, { group: group.slug, category: category.slug }),
          },
        ]
      : []),
    { label },
  ];
}
