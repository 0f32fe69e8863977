import type { CaseKind } from '@raang/domain';

/** Categories whose page has a form, by path without the language, and the kind of case that it makes. */
export const categoryForms = {
  'contact/mrta': 'contact',
  'contact/report-complaint': 'complaint',
  'contact/comment': 'comment',
} as const;

export type CategoryFormKind = (typeof categoryForms)[keyof typeof categoryForms];

/** The category with the form of a kind of case. Undefined for lost property, whose forms have pages of their own. */
export function categoryOfForm(kind: CaseKind): { group: string; category: string } | undefined {
  const path = Object.entries(categoryForms).find(([, form]) => form === kind)?.[0];
  const [group, category] = path?.split('/') ?? [];
  return group && category ? { group, category } : undefined;
}

/** The form on a category's page, if it has one. */
export function categoryFormOf(address: { group: string; category: string }): CategoryFormKind | undefined {
  const forms: Record<string, CategoryFormKind> = categoryForms;
  const path = `${address.group}/${address.category}`;
  return Object.hasOwn(forms, path) ? forms[path] : undefined;
}
