import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@raang/ui';
import { useId } from 'react';
import { DateField } from '../shared/fields/date-field';
import { leaveOutEmptyFields } from '../shared/fields/leave-out-empty-fields';
import { StationField, StationSuggestions } from '../shared/station-field/station-field';
import type { FarePickerModel } from './fare-rates-model';

/** Form for the fare of a journey. It uses GET, so that a result has a URL to share. */
export function FarePicker({ model }: { model: FarePickerModel }) {
  const { t } = useLingui();
  const listId = useId();
  const { from, to, date, choice } = model;
  return (
    // another URL is another form: its fields start with the values of that URL
    <form
      key={[from.value, to.value, date.value].join('|')}
      ref={leaveOutEmptyFields}
      method="get"
      action={model.action}
      role="search"
      aria-label={t`What does a journey cost?`}
      className="grid gap-4 rounded-md bg-surface-sunken p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-[1fr_1fr_17rem_auto] lg:items-end print:hidden"
    >
      {model.hidden.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <StationField field={from} choice={choice} listId={listId} />
      <StationField field={to} choice={choice} listId={listId} />
      <DateField field={{ ...date, name: 'date' }} error={date.error} className="min-w-0" />
      <Button type="submit" className="sm:self-end sm:justify-self-start">
        <Trans>Show the fare</Trans>
      </Button>
      <StationSuggestions id={listId} choice={choice} />
    </form>
  );
}
