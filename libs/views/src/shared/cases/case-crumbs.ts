import { msg } from '@lingui/core/macro';
import type { CategoryGroup } from '@raang/domain';
import type { CrumbModel } from '../page/crumb-model';
import type { ModelContext } from '../page/model-context';
import { categoryOfView } from '../words/category-of-view';

/** Breadcrumbs of a page about lost property: home, the group, and the category with the first steps. */
export function caseCrumbs(
  label: string,
  groups: readonly CategoryGroup[],
  context: ModelContext,
): CrumbModel[] {
  const { hrefs, i18n, locale } = context;
  const category = categoryOfView('LostProperty', groups, context);
  const group = groups.find(({ slug }) => slug === category?.group);
  return [
    { label: i18n._(msg`Home`), href: hrefs.home(locale) },
    ...(group ? [{ label: group.name[locale] }] : []),
    ...(category ? [{ label: category.name, href: hrefs.listing(locale, category) }] : []),
    { label },
  ];
}
