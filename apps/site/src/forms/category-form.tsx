import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { SectionHeading } from '@raang/ui';
import { Suspense } from 'react';
import type { CategoryFormKind } from '../addresses/category-forms';
import type { CaseFormData } from './case-form-data';
import type { SentForm } from './sent-form';
import { categoryForms } from './category-form-views';
import { useCaseForm } from './use-case-form';

const titles: Record<CategoryFormKind, MessageDescriptor> = {
  contact: msg`Write to us`,
  complaint: msg`Send a complaint`,
  comment: msg`Send a comment`,
};

export interface CategoryFormProps {
  kind: CategoryFormKind;
  form: CaseFormData;
  sent: SentForm | undefined;
}

/** The form on a category's page. */
export function CategoryForm({ kind, ...page }: CategoryFormProps) {
  const { i18n } = useLingui();
  const View = categoryForms[kind];
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
