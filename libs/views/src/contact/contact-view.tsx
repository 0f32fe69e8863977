import { useLingui } from '@lingui/react/macro';
import { Disclosure, Prose, SectionHeading } from '@raang/ui';
import { type ReactNode, useId } from 'react';
import type { ContactModel } from './contact-model';
import { ContactPoints } from '../shared/contact/contact-points';
import type { ContactPointModel } from '../shared/contact/contact-points-model';
import { OtherMatters } from '../shared/contact/other-matters';
import { Steps } from '../shared/contact/steps';

export interface ContactViewProps {
  model: ContactModel;
  /** A form to send a message. */
  form?: ReactNode;
}

/** Whom to call, the form, other contacts, and guides. */
export function ContactView({ model: { points, steps, otherMatters }, form }: ContactViewProps) {
  const { t } = useLingui();
  const { first } = steps;
  return (
    <div className="space-y-10">
      <Points title={t`By telephone`} points={points.telephones} />
      {first && (
        <div lang={first.lang}>
          <Disclosure summary={first.title} headingLevel={2}>
            <Prose html={first.bodyHtml} />
          </Disclosure>
        </div>
      )}
      {form}
      <Points title={t`Other ways`} points={points.others} />
      <Steps steps={steps.others} />
      <OtherMatters model={otherMatters} />
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly ContactPointModel[] }) {
  const id = useId();
  if (points.length === 0) return null;
  return (
    <section aria-labelledby={id} className="space-y-3">
      <SectionHeading id={id} title={title} />
      <ContactPoints points={points} headingLevel={3} />
    </section>
  );
}
