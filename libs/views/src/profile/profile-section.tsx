import { SectionHeading } from '@raang/ui';
import type { ReactNode } from 'react';

/** A section of the profile that the contents link to. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="space-y-5">
      <SectionHeading id={id} title={title} />
      {children}
    </section>
  );
}
