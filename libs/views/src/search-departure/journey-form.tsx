import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, Checkbox, Disclosure, RadioGroup, TimeField, TransferIcon } from '@raang/ui';
import { useId } from 'react';
import { DateField } from '../shared/fields/date-field';
import { leaveOutEmptyFields } from '../shared/fields/leave-out-empty-fields';
import { StationField, StationSuggestions } from '../shared/station-field/station-field';
import type { JourneyFormModel } from './journey-form-model';

interface JourneyFormProps {
  model: JourneyFormModel;
  /** Beside the results the form has less room. */
  isNarrow: boolean;
}

/** Journey search: start, destination and time. A GET form, so that a result has a URL to share. */
export function JourneyForm({ model, isNarrow }: JourneyFormProps) {
  const { t } = useLingui();
  const listId = useId();
  const { from, to, choice, mode, date, time, prefer, isStepFree, optionsText: options } = model;
  return (
    <form
      ref={leaveOutEmptyFields}
      method="get"
      action={model.action}
      role="search"
      aria-label={t`Plan a journey`}
      className="@container grid gap-4 rounded-md bg-surface-sunken p-4 sm:p-5 print:hidden"
    >
      <div className="grid gap-x-4 gap-y-3 @min-[42rem]:grid-cols-2">
        <StationField field={from} choice={choice} listId={listId} />
        <StationField field={to} choice={choice} listId={listId} />
      </div>
      <StationSuggestions id={listId} choice={choice} />
      <Disclosure
        summary={options ? t`Time and options: ${options}` : t`Time and options`}
        defaultOpen={model.hasErrors}
        openFrom={isNarrow ? 'lg' : 'sm'}
      >
        <div className="grid gap-x-8 gap-y-4 @min-[42rem]:grid-cols-2">
          <div className="grid content-start gap-3">
            <RadioGroup
              name="mode"
              legend={t`Time of travel`}
              layout="row"
              defaultValue={mode.value}
              options={mode.options}
            />
            <div className="grid gap-x-4 gap-y-3 @min-[26rem]:grid-cols-[3fr_2fr] @min-[26rem]:items-end">
              <DateField field={{ ...date, name: 'date' }} error={date.error} className="min-w-0" />
              <TimeField
                name="time"
                label={time.label}
                defaultValue={time.value}
                error={time.error}
                width="full"
              />
            </div>
          </div>
          <div className="grid content-start gap-3">
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
              label={t`Without steps`}
              hint={t`Only lifts and level floors, as far as we know`}
              defaultChecked={isStepFree}
            />
          </div>
        </div>
      </Disclosure>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">
          <Trans>Find a journey</Trans>
        </Button>
        {model.swapHref && (
          <ButtonLink href={model.swapHref} variant="secondary" iconStart={TransferIcon}>
            <Trans>The other way</Trans>
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
