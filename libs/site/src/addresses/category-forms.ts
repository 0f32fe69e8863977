import type { CategoryAddress, CaseKind } from '@raang/domain';
import { pages } from 'raang:authority';

/** Kinds of cases whose form stands on the page of a category: the one with the role of the same name. */
const kinds = ['contact', 'complaint', 'comment'] as const satisfies CaseKind[];

export type CategoryFormKind = (typeof kinds)[number];

/** The categories with a form. */
export const categoriesWithForms: CategoryAddress[] = kinds.flatMap((kind) => pages[kind] ?? []);

/** The category with the form of a kind of case. Undefined for lost property, whose forms have pages of their own. */
export const categoryOfForm = (kind: CaseKind): CategoryAddress | undefined =>
  kinds.some((one) => one === kind) ? pages[kind as CategoryFormKind] : undefined;

/** The form on a category's page, if it has one. */
export const categoryFormOf = ({ group, category }: CategoryAddress): CategoryFormKind | undefined =>
  kinds.find((kind) => pages[kind]?.group === group && pages[kind].category === category);
