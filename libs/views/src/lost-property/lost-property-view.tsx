import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@raang/ui';
import type { ReactNode } from 'react';
import { OtherMatters } from '../shared/contact/other-matters';
import { FirstStep, Steps } from '../shared/contact/steps';
import { CallCentres } from '../shared/contact/call-centres';
import type { LostPropertyModel } from './lost-property-model';

export interface LostPropertyViewProps {
  model: LostPropertyModel;
  /** A form to report a loss. */
  form?: ReactNode;
}

/** For lost items: first steps, contacts and guides. */
export function LostPropertyView({ model, form }: LostPropertyViewProps) {
  const { steps, callCentres, otherMatters } = model;
  return (
    <div className="space-y-12">
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={model.reportHref} size="lg">
          <Trans>Report a lost item</Trans>
        </ButtonLink>
        <ButtonLink href={model.trackingHref} size="lg" variant="secondary">
          <Trans>Follow your report</Trans>
        </ButtonLink>
      </div>
      {steps.first ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <FirstStep step={steps.first} />
          <CallCentres points={callCentres} layout="column" />
        </div>
      ) : (
        <CallCentres points={callCentres} />
      )}
      {form}
      <Steps steps={steps.others} start={steps.first ? 2 : 1} />
      <OtherMatters model={otherMatters} />
    </div>
  );
}
