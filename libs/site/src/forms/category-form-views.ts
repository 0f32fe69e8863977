import type { CaseFormProps, Place } from '@raang/forms';
import { type ComponentType, lazy } from 'react';
import type { CategoryFormKind } from '../addresses/category-forms';

// Apart from CategoryForm: a route's loader prepares a form, and what a loader imports is in every page's first load.

type FormView = ComponentType<CaseFormProps & { place: Place }>;
type FormModule = { default: FormView };

/** A lazy chunk each: most categories have no form. */
const loaders: Record<CategoryFormKind, () => Promise<FormModule>> = {
  contact: () => import('./category/contact'),
  complaint: () => import('./category/complaint'),
  comment: () => import('./category/comment'),
};

const prepared = new Map<CategoryFormKind, FormModule>();
/** The form of each kind; lazy unless it is prepared. */
export const categoryForms: Record<CategoryFormKind, FormView> = {
  contact: lazy(() => provide('contact')),
  complaint: lazy(() => provide('complaint')),
  comment: lazy(() => provide('comment')),
};

/** Makes a loaded form available synchronously: React accepts any thenable. */
function provide(kind: CategoryFormKind): Promise<FormModule> {
  const loaded = prepared.get(kind);
  if (!loaded) return loaders[kind]();
  const thenable = { then: (take: (module: FormModule) => void) => take(loaded) };
  return thenable as Promise<FormModule>;
}

/** Loads the form of the next page, before it is shown. */
export async function prepareCategoryForm(kind: CategoryFormKind): Promise<void> {
  prepared.set(kind, await loaders[kind]());
}
