import { useLingui } from '@lingui/react/macro';
import { SectionHeading } from '@raang/ui';
import { type ReactNode, useId } from 'react';
import type { ContactModel } from './contact-model';
import { ContactPoints, type ContactPointsProps } from '../shared/contact/contact-points';
import type { OrganisationModel } from '../shared/contact/contact-points-model';
import { OtherMatters } from '../shared/contact/other-matters';
import { FirstStep, Steps } from '../shared/contact/steps';

export interface ContactViewProps {
  model: ContactModel;
  /** A form to send a message. */
  form?: ReactNode;
}

/** First steps, contacts and guides. */
export function ContactView({ model: { steps, organisations, otherMatters }, form }: ContactViewProps) {
  const [first, ...others] = organisations;
  return (
    <div className="space-y-12">
      {steps.first && <FirstStep step={steps.first} />}
      {form}
      {first && <Organisation organisation={first} layout="grid" />}
      {others.length > 0 && (
        <div className="-mb-12 gap-x-10 lg:columns-2">
          {others.map((organisation) => (
            <div key={organisation.name ?? ''} className="break-inside-avoid pt-2 pb-12">
              <Organisation organisation={organisation} layout="fit" />
            </div>
          ))}
        </div>
      )}
      <Steps steps={steps.others} start={steps.first ? 2 : 1} />
      <OtherMatters model={otherMatters} />
    </div>
  );
}

interface OrganisationProps {
  organisation: OrganisationModel;
  layout: ContactPointsProps['layout'];
}

function Organisation({ organisation: { name, lang, points }, layout }: OrganisationProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-6">
      {/* the heading has its own language if the page's is not available */}
      <div lang={name && lang}>
        <SectionHeading id={id} title={name ?? t`Other ways`} />
      </div>
      <ContactPoints points={points} headingLevel={3} layout={layout} />
    </section>
  );
}
