/** Categories whose page has a form, by path without the language, and the kind of case that it makes. */
export const categoryForms = {
  'contact/mrta': 'contact',
  'contact/report-complaint': 'complaint',
  'contact/comment': 'comment',
} as const;

export type CategoryFormKind = (typeof categoryForms)[keyof typeof categoryForms];

/** The form on a category's page, if it has one. */
export function categoryFormOf(address: { group: string; category: string }): CategoryFormKind | undefined {
  const forms: Record<string, CategoryFormKind> = categoryForms;
  const path = `${address.group}/${address.category}`;
  return Object.hasOwn(forms, path) ? forms[path] : undefined;
}
