import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { SectionHeading } from '@raang/ui';
import { memo, Suspense, useRef, useState } from 'react';
import type { CategoryFormKind } from '../addresses/category-forms';
import type { CaseFormData } from './case-form-data';
import type { SentForm } from './sent-form';
import { categoryForms } from './category-form-views';
import { KeptHtml } from '../gate/kept-html';
import { isBeingTakenOver, TakenOver, replayInput } from '../gate/taken-over';
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

/**
 * The form on a category's page. While its chunk loads, the server's HTML of it can be used. React would replace that by
 * nothing if something above changed meanwhile, so only what is inside of `Suspense` reads what can change.
 */
export const CategoryForm = memo(function CategoryForm({ kind, ...page }: CategoryFormProps) {
  const { i18n } = useLingui();
  const section = useRef<HTMLElement>(null);
  const [isServers] = useState(isBeingTakenOver);
  return (
    <section ref={section} aria-labelledby="write" className="space-y-6">
      <SectionHeading id="write" title={i18n._(titles[kind])} />
      <Suspense>
        <KeptHtml isServers={isServers} within={() => section.current}>
          <LateForm kind={kind} {...page} />
        </KeptHtml>
        <TakenOver onTakenOver={() => replayInput((field) => section.current?.contains(field) === true)} />
      </Suspense>
    </section>
  );
});

function LateForm({ kind, ...page }: CategoryFormProps) {
  const View = categoryForms[kind];
  return <View {...useCaseForm(page)} />;
}
