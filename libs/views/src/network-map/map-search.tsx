import { Button, SearchIcon } from '@raang/ui';
import { useId } from 'react';
import { leaveOutEmptyFields } from '../shared/fields/leave-out-empty-fields';
import { StationField, StationSuggestions } from '../shared/station-field/station-field';
import type { StationChoiceModel } from '../shared/station-field/station-field-model';
import type { MapSearchModel } from './network-map-model';

interface MapSearchProps {
  search: MapSearchModel;
  choice: StationChoiceModel;
  label: string;
  /** Name of the button. */
  submit: string;
}

/** Searches a station with a GET form, so that the result has a URL. The field shows its label while it is empty. */
export function MapSearch({ search, choice, label, submit }: MapSearchProps) {
  const listId = useId();
  const { action, field, hidden } = search;
  return (
    <form
      ref={leaveOutEmptyFields}
      method="get"
      action={action}
      role="search"
      aria-label={label}
      className="map-search grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 print:hidden"
    >
      {hidden.map((value) => (
        <input key={value.name} type="hidden" {...value} />
      ))}
      <StationField field={field} choice={choice} listId={listId} isLabelInside />
      <Button
        type="submit"
        variant="secondary"
        iconStart={SearchIcon}
        aria-label={submit}
        title={submit}
        className="px-3!"
      />
      <StationSuggestions id={listId} choice={choice} />
    </form>
  );
}
