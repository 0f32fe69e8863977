import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Disclosure, RadioGroup } from '@raang/ui';
import { JourneyFields } from '../shared/journey-form/journey-fields';
import type { JourneyFormModel } from './journey-form-model';

interface JourneyFormProps {
  model: JourneyFormModel;
  /** Beside the results the form has less room. */
  isNarrow: boolean;
}

/** Journey search: start, destination and time. A GET form, so that a result has a URL to share. */
export function JourneyForm({ model, isNarrow }: JourneyFormProps) {
  const { t } = useLingui();
  const { prefer, isStepFree, optionsText: options } = model;
  return (
    <form
      method="get"
      action={model.action}
      role="search"
      aria-label={t`Plan a journey`}
      className="@container relative z-10 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md bg-surface-sunken p-4 @max-[17rem]/page:p-2.5 sm:p-5 print:hidden"
    >
      <JourneyFields model={model} />
      <Disclosure
        summary={options ? t`Options: ${options}` : t`Options`}
        defaultOpen={model.hasOptions}
        openFrom={isNarrow ? 'lg' : 'sm'}
      >
        <div className="grid gap-x-8 gap-y-3 @min-[42rem]:grid-cols-2">
          <RadioGroup
            name="prefer"
            legend={t`Sort journeys by`}
            layout="row"
            defaultValue={prefer.value}
            options={prefer.options}
          />
          <Checkbox
            name="stepFree"
            value="yes"
            label={t`Step-free`}
            hint={t`Only lifts and level floors, as far as we know`}
            defaultChecked={isStepFree}
          />
        </div>
      </Disclosure>
      <Button type="submit" className="justify-self-stretch @min-[42rem]:justify-self-start">
        <Trans>Find a journey</Trans>
      </Button>
    </form>
  );
}
