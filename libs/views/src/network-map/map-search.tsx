import { Button, type ButtonProps } from '@raang/ui';
import { useId } from 'react';
import { leaveOutEmptyFields } from '../shared/fields/leave-out-empty-fields';
import { StationField, StationSuggestions } from '../shared/station-field/station-field';
import type { StationChoiceModel } from '../shared/station-field/station-field-model';
import type { MapSearchModel } from './network-map-model';

interface MapSearchProps {
  search: MapSearchModel;
  choice: StationChoiceModel;
  label: string;
  submit: string;
  /** Stands for the words of the button. */
  icon?: ButtonProps['iconStart'];
}

/** Searches a station with a GET form, so that the result has a URL. The field shows its label while it is empty. */
export function MapSearch({ search, choice, label, submit, icon }: MapSearchProps) {
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
        iconStart={icon}
        aria-label={icon && submit}
        title={icon && submit}
        className="px-3!"
      >
        {!icon && submit}
      </Button>
      <StationSuggestions id={listId} choice={choice} />
    </form>
  );
}
