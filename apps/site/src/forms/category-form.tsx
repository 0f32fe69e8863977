import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { CaseFormProps, Place } from '@raang/forms';
import { SectionHeading } from '@raang/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import type { CategoryFormKind } from '../addresses/category-forms';
import type { CaseFormData } from './case-form-data';
import type { SentForm } from './sent-form';
import { useCaseForm } from './use-case-form';

type FormView = ComponentType<CaseFormProps & { place: Place }>;
type FormModule = { default: FormView };

/** A lazy chunk each: most categories have no form. */
const loaders: Record<CategoryFormKind, () => Promise<FormModule>> = {
  contact: () => import('./category/contact'),
  complaint: () => import('./category/complaint'),
  comment: () => import('./category/comment'),
};

const titles: Record<CategoryFormKind, MessageDescriptor> = {
  contact: msg`Write to us`,
  complaint: msg`Send a complaint`,
  comment: msg`Send a comment`,
};

const prepared = new Map<CategoryFormKind, FormModule>();
const forms: Record<CategoryFormKind, FormView> = {
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

export interface CategoryFormProps {
  kind: CategoryFormKind;
  form: CaseFormData;
  sent: SentForm | undefined;
}

/** The form on a category's page. */
export function CategoryForm({ kind, ...page }: CategoryFormProps) {
  const { i18n } = useLingui();
  const View = forms[kind];
  const props = useCaseForm(page);
  return (
    <section aria-labelledby="write" className="space-y-6">
      <SectionHeading id="write" title={i18n._(titles[kind])} />
      <Suspense>
        <View {...props} />
      </Suspense>
    </section>
  );
}
