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

/** For lost items: what to do and whom to call first, then first steps and guides. */
export function LostPropertyView({ model, form }: LostPropertyViewProps) {
  const { steps, callCentres, otherMatters } = model;
  return (
    <div className="space-y-10">
      <div className="grid gap-3 sm:flex sm:flex-wrap print:hidden">
        <ButtonLink href={model.reportHref} size="lg">
          <Trans>Report a lost item</Trans>
        </ButtonLink>
        <ButtonLink href={model.trackingHref} size="lg" variant="secondary">
          <Trans>Follow your report</Trans>
        </ButtonLink>
      </div>
      <CallCentres points={callCentres} />
      {steps.first && <FirstStep step={steps.first} />}
      {form}
      <Steps steps={steps.others} />
      <OtherMatters model={otherMatters} />
    </div>
  );
}
