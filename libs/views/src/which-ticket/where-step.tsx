import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRightIcon, Button, SectionHeading } from '@raang/ui';
import { useId } from 'react';
import { leaveOutEmptyFields } from '../shared/fields/leave-out-empty-fields';
import { StationField, StationSuggestions } from '../shared/station-field/station-field';
import { Choices } from './choices';
import type { WhereStepModel } from './steps-model';

/** Two stations, or a line. */
export function WhereStep({ step }: { step: WhereStepModel }) {
  const { t } = useLingui();
  const listId = useId();
  const { action, hidden, from, to, choice, lines } = step;
  return (
    <div className="space-y-10">
      <section aria-labelledby="where" className="space-y-5">
        <SectionHeading id="where" title={t`Where are you going?`} />
        <form
          // another URL is another form: its fields start with the values of that URL
          key={`${from.value}|${to.value}`}
          ref={leaveOutEmptyFields}
          method="get"
          action={action}
          aria-labelledby="where"
          className="grid gap-4 rounded-md bg-surface-sunken p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-[1fr_1fr_auto] lg:items-end"
        >
          {hidden.map((field) => (
            <input key={field.name} type="hidden" {...field} />
          ))}
          <StationField field={from} choice={choice} listId={listId} />
          <StationField field={to} choice={choice} listId={listId} />
          <Button type="submit" iconEnd={ArrowRightIcon} className="sm:self-end sm:justify-self-start">
            <Trans>Next</Trans>
          </Button>
          <StationSuggestions id={listId} choice={choice} />
        </form>
      </section>
      <section aria-labelledby="lines" className="space-y-5">
        <SectionHeading
          id="lines"
          title={t`Or choose a line`}
          lead={t`The amounts are general fares, from the shortest to the longest journey.`}
        />
        <Choices choices={lines} label={t`Or choose a line`} />
      </section>
    </div>
  );
}
