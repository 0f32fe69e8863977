import { Disclosure, SectionHeading } from '@raang/ui';
import type { ReactNode } from 'react';

interface FoldedSectionProps {
  /** Of its heading, for links. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section that a small screen folds to its heading; a wide one shows it. */
export function FoldedSection({ id, title, children }: FoldedSectionProps) {
  return (
    <section aria-labelledby={id} className="lg:space-y-3">
      <SectionHeading id={id} title={title} className="max-lg:hidden print:block" />
      <Disclosure summary={title} headingLevel={2} openFrom="lg">
        {children}
      </Disclosure>
    </section>
  );
}
