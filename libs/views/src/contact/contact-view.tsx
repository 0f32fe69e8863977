import { useLingui } from '@lingui/react/macro';
import { Disclosure, Prose, SectionHeading } from '@raang/ui';
import { type ReactNode, useId } from 'react';
import type { ContactModel } from './contact-model';
import { ContactPoints, type ContactPointsProps } from '../shared/contact/contact-points';
import { OtherMatters } from '../shared/contact/other-matters';
import { Steps } from '../shared/contact/steps';

export interface ContactViewProps {
  model: ContactModel;
  /** A form to send a message. */
  form?: ReactNode;
}

/** Whom to call, the form, which begins on a phone's first screen, what it is for, other contacts, and guides. */
export function ContactView({ model: { points, steps, otherMatters }, form }: ContactViewProps) {
  const { t } = useLingui();
  const { first } = steps;
  return (
    <div className="space-y-4 sm:space-y-10">
      <Points title={t`By telephone`} points={points.telephones} layout="calls" />
      {form}
      {first && (
        <div lang={first.lang}>
          <Disclosure summary={first.title} headingLevel={2}>
            <Prose html={first.bodyHtml} />
          </Disclosure>
        </div>
      )}
      <Points title={t`Other ways`} points={points.others} />
      <Steps steps={steps.others} />
      <OtherMatters model={otherMatters} />
    </div>
  );
}

interface PointsProps extends Pick<ContactPointsProps, 'points' | 'layout'> {
  title: string;
}

function Points({ title, points, layout }: PointsProps) {
  const id = useId();
  if (points.length === 0) return null;
  return (
    <section aria-labelledby={id} className="space-y-2 sm:space-y-3">
      {/* on a phone, rows of numbers say it themselves, and the form begins on the first screen */}
      <SectionHeading id={id} title={title} className={layout === 'calls' ? 'max-sm:sr-only' : undefined} />
      <ContactPoints points={points} headingLevel={3} layout={layout} />
    </section>
  );
}
